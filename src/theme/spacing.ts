import { size } from './sizes';

/**
 * Distances between elements, and within them. A rem is 16 px, unless the reader has chosen another text
 * size.
 */
export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.25rem',
  xl: '1.5rem',
  xxl: '2rem',
  xxxl: '2.5rem',
  huge: '3rem',
  giant: '4rem',
} as const;

/** The indentation of lists in running text, which grows with the size of the text. */
export const listIndent = '1.4em';

/** The padding above and below a section: 48 px on phones, 80 px from 1280 px on. */
export const sectionSpace = 'clamp(3rem, 6.25vw, 5rem)';

/**
 * The space around the heading of a page, and between related parts: 20 px on phones, 48 px from 1280 px on.
 */
export const blockSpace = 'clamp(1.25rem, 3.75vw, 3rem)';

/** The space from the top of the window to the first heading of a page. The bar covers a part of it. */
export const spaceAboveHeading = `calc(${size.bar} + ${blockSpace})`;
