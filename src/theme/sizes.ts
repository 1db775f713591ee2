/**
 * The custom property with the space between the content of a page and the edges of the window.
 * GlobalStyles.tsx sets it for each width of the window.
 */
export const PAGE_MARGIN_PROPERTY = '--margin';

/**
 * Widths, heights and distances of parts of a page. All grow with the reader's text size, some with the
 * window too.
 */
export const size = {
  /**
   * The padding that keeps the content away from the edges of the window. In a window with room for more, the
   * content is in the middle.
   */
  pageMargin: `var(${PAGE_MARGIN_PROPERTY})`,
  /** The space between two of the twelve columns of `.grid`. */
  gutter: 'clamp(1rem, 2.5vw, 2rem)',
  /** The padding of cards, notes and frames. */
  cardPadding: 'clamp(1rem, 1.875vw, 1.5rem)',
  /** The width of running text of any size: 54 digits, or about 65 letters (WCAG 1.4.8 allows 80). */
  prose: '54ch',
  /** The width of long texts in `textSize.reading`. Most of their lines have at most 75 characters. */
  longProse: '34rem',
  /**
   * The width of the introduction of a page in `textSize.medium`. Its lines have at most about 80 characters.
   */
  pageIntro: '40rem',
  /** The least height and width of what a finger touches: 44 px (WCAG 2.5.5). */
  target: '2.75rem',
  /** The least height of links on a line of their own, where a mouse points at them. */
  mouseTarget: '2rem',
  /** With this padding above and below, a line in `textSize.body` is at least as high as `target`. */
  targetPadding: '0.65rem',
  /** The height of buttons, of tabs, and of links in a list of pages. */
  control: '3rem',
  /** The height of the fields of a form, and of the button that sends it. */
  field: '3.25rem',
  /** The height of a question, of a link in the menu, and of a toast, if the text fits on one line. */
  row: '3.5rem',
  /** The height of the navigation bar. */
  bar: '4rem',
  logoGap: '0.4rem',
} as const;
