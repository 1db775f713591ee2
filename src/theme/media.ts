const TABLET = '(min-width: 48em)';
const DESKTOP = '(min-width: 64em)';
const LARGE_DESKTOP = '(min-width: 80em)';

/**
 * The scale of media queries for the width of the window. They are in em, so that large text has the layout
 * of a smaller window.
 */
export const breakpoint = {
  belowTablet: `@media not all and ${TABLET}`,
  tablet: `@media ${TABLET}`,
  belowDesktop: `@media not all and ${DESKTOP}`,
  desktop: `@media ${DESKTOP}`,
  belowLargeDesktop: `@media not all and ${LARGE_DESKTOP}`,
  largeDesktop: `@media ${LARGE_DESKTOP}`,
  wide: '@media (min-width: 100em)',
} as const;

/** Applies below `breakpoint.largeDesktop`, and on paper of any width. */
export const belowLargeDesktopOrPrint = `${breakpoint.belowLargeDesktop}, print`;

/** The opposite: applies from `breakpoint.largeDesktop` on, but not on paper. */
export const largeDesktopScreen = `@media screen and ${LARGE_DESKTOP}`;

/** Applies to a desktop with a mouse or a touchpad, which can hit smaller targets than a finger. */
export const desktopWithMouse = `@media ${DESKTOP} and (pointer: fine)`;

/** Applies on the smallest phones, and on others with large text. */
export const narrowest = '@media not all and (min-width: 23em)';

/** Applies where the cells of a table's row are below one another. Paper has room for the whole table. */
export const stackedTable = '@media screen and (max-width: 37.5em)';

/**
 * Applies while the browser replaces the site's colors by the reader's own, for example by a
 * Windows contrast theme.
 */
export const forcedColors = '@media (forced-colors: active)';

/**
 * Applies where a pointer can rest on a link. A touch screen would show the look of hovering until the next
 * tap.
 */
export const canHover = '@media (hover: hover)';
