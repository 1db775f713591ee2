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
  largeDesktop: `@media ${LARGE_DESKTOP}`,
  wide: '@media (min-width: 100em)',
} as const;

// Notes are in the margin only on a screen with room for them. Paper of any width has them below what they
// explain.

/** Applies on a screen from `breakpoint.desktop` on. */
export const desktopScreen = `@media screen and ${DESKTOP}`;

/** The opposite of `desktopScreen`. */
export const belowDesktopOrPrint = `${breakpoint.belowDesktop}, print`;

/** Applies on a screen from `breakpoint.largeDesktop` on. */
export const largeDesktopScreen = `@media screen and ${LARGE_DESKTOP}`;

/** The opposite of `largeDesktopScreen`. */
export const belowLargeDesktopOrPrint = `@media not all and ${LARGE_DESKTOP}, print`;

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
