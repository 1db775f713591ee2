/** All colors of the site. contrast.test.ts lists which text may stand on which background. */
export const color = {
  paper: '#fbfaf6',
  white: '#ffffff',
  tint: '#ebe7da',
  /** The yellow marker: the background of words and figures that readers should see first. */
  highlight: '#fbe19a',
  /** Backgrounds of added and removed text in a comparison. */
  added: '#e5f1ea',
  removed: '#fbe9e6',
  ink: '#14213d',
  soft: '#485269',
  rule: '#d6d2c4',
  /** Borders of controls: at least 3:1 on paper and white (WCAG 1.4.11). */
  edge: '#767c8c',
  /**
   * This color is only for what leads to a sign-up, and for the issue on the timeline, because people sign
   * up for it.
   */
  accent: '#a63f14',
  accentDeep: '#82300e',
  good: '#1c5f41',
  /**
   * The color of errors. Its hue differs clearly from the hue of `accent`, so that no button looks like an
   * error.
   */
  bad: '#9b1148',
  focus: '#1f5fbf',
  /** Text on `ink`. */
  light: '#dfe3ec',
  shadow: 'rgb(20 33 61 / 0.16)',
  /** This color dims the page behind an open menu. */
  scrim: 'rgb(20 33 61 / 0.8)',
} as const;

export const font = {
  display: `'Brygada 1918', 'Display fallback', serif`,
  text: `-apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, system-ui, sans-serif`,
  mono: `ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace`,
} as const;

/** The names of custom properties, whose values GlobalStyles.tsx sets for each width of the window. */
export const property = {
  /** The space between the content of a page and the edges of the window. */
  pageMargin: '--margin',
  /** The largest size of a title. */
  title: '--title',
} as const;

/**
 * Widths, heights and distances of parts of a page. All grow with the reader's text size, some with the
 * window too.
 */
export const size = {
  /**
   * The padding that keeps the content away from the edges of the window. In a wide window, the content
   * stands in the middle.
   */
  pageMargin: `var(${property.pageMargin})`,
  /** The space between two of the twelve columns of `.grid`. */
  gutter: 'clamp(1rem, 2.5vw, 2rem)',
  /** The padding of cards, notes and frames. */
  cardPadding: 'clamp(1rem, 1.875vw, 1.5rem)',
  /**
   * The width of running text of any size. A line of 54 digits has about 65 letters (WCAG 1.4.8 allows 80).
   */
  prose: '54ch',
  /** The width of long texts in `textSize.reading`. Most of their lines have at most 75 characters. */
  longProse: '34rem',
  /** The width of answers in `textSize.reading`. In 80 characters, most short answers fit on one line. */
  answer: '36rem',
  /**
   * The width of the introduction of a page in `textSize.medium`. Its lines have at most about 80 characters.
   */
  pageIntro: '40rem',
  /** The least height and width of what a finger touches: 44 px (WCAG 2.5.5). */
  target: '2.75rem',
  /** With this padding above and below, a line of text is as high as `target`. */
  targetPadding: '0.65rem',
  /** The height of buttons, of tabs, and of links in a list of pages. */
  control: '3rem',
  /** The height of the fields of a form, and of the button that sends it. */
  field: '3.25rem',
  /** The height of a question, and of a link in the menu, if it fits on one line. */
  row: '3.5rem',
  /** The height of the navigation bar. */
  bar: '4rem',
  logoGap: '0.4rem',
} as const;

/** The number of columns in some parts of a page. `page` is the whole grid. */
export const columnCount = { page: 12, main: 8, rightMargin: 4, text: 5, textAndRightMargin: 9 } as const;

/** Values of `grid-column`: which of the twelve columns of `.grid` an element takes. */
export const column = {
  // A section of the home page has its opening on the left, and the rest beside it.
  opening: '1 / span 5',
  beside: '6 / -1',
  // A section can also have two halves.
  firstHalf: '1 / span 6',
  secondHalf: '7 / -1',
  // Other pages have a margin on the right, with notes and links.
  main: `1 / span ${columnCount.main}`,
  rightMargin: '9 / -1',
  // In an issue, `main` is divided into the headings and the text beside them.
  heading: '1 / span 3',
  text: `4 / span ${columnCount.text}`,
  textAndRightMargin: '4 / -1',
  // On tablets, an issue has no margin.
  tabletHeading: '1 / span 4',
  tabletText: '5 / -1',
} as const;

/**
 * Computes the width of a part of a page for an element deep inside another part, where `grid-column` can't
 * be used. A note that floats out of the text is as wide as the margin, for example.
 *
 * @param part the part whose width the element gets
 * @param container the part that contains the element
 * @param containerWidth the width of the container, if it differs from the width of the element's parent
 */
export const columnWidth = (
  part: keyof typeof columnCount,
  container: keyof typeof columnCount,
  containerWidth = '100%',
) =>
  `calc((${containerWidth} + ${size.gutter}) * ${columnCount[part]} / ${columnCount[container]} - ${size.gutter})`;

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

const TABLET = '(min-width: 48em)';
const DESKTOP = '(min-width: 64em)';

/**
 * Media queries for the width of the window. They are in em, so that large text has the layout of a smaller
 * window.
 */
export const breakpoint = {
  /** Up to this width, the cells of a table stand below one another. Paper has room for the whole table. */
  stackedTable: '@media screen and (max-width: 37.5em)',
  /** The smallest phones, and others with large text. */
  narrowest: '@media not all and (min-width: 23em)',
  belowTablet: `@media not all and ${TABLET}`,
  tablet: `@media ${TABLET}`,
  belowDesktop: `@media not all and ${DESKTOP}`,
  desktop: `@media ${DESKTOP}`,
  /** A mouse or a touchpad can hit smaller targets than a finger. */
  desktopWithMouse: `@media ${DESKTOP} and (pointer: fine)`,
  largeDesktop: '@media (min-width: 80em)',
  wide: '@media (min-width: 100em)',
} as const;

/**
 * The sizes of text, from small print to introductions. Headings and large figures have sizes of their own
 * below.
 */
export const textSize = {
  small: '0.875rem',
  body: '1rem',
  /** The size of texts with several paragraphs. */
  reading: '1.0625rem',
  medium: '1.125rem',
  large: '1.25rem',
} as const;

/** The values of `line-height`, from long texts to the largest headings. */
export const lineHeight = {
  /** For texts in `textSize.reading`, whose lines are 28 px high. */
  reading: 1.6471,
  /** For short texts, and for the figures of a table. It is the default. */
  body: 1.55,
  /** For introductions, summaries, and examples of what the service sends. */
  intro: 1.5,
  /** For labels, notes, toasts and small print, and for text in `strongFont`. */
  compact: 1.4,
  /** For buttons, and for the headings in a table of figures. */
  tight: 1.3,
  /** For text in `displayFont`, and for large signs beside text. */
  display: 1.2,
  /** For headings. It is their default. */
  heading: 1.15,
  /** For the title of a page, and for text in `largeDisplayFont`. */
  largeDisplay: 1.1,
} as const;

/**
 * The `font-weight` of labels, of headings, and of what stands out of a text. The display font has no other.
 */
export const boldWeight = 600;

/** The `font-weight` of text, for cells that browsers or other styles make bold. */
export const normalWeight = 400;

/** The sizes of headings. Of two sizes, the first is for phones, the second for windows from 1280 px on. */
export const headingSize = {
  /** 33 and 56 px. On wide screens it is 64 px. */
  title: `clamp(2rem, 1rem + 4.4vw, var(${property.title}))`,
  /** 30 and 44 px. */
  page: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)',
  /** 24 and 40 px. */
  cover: 'clamp(1.5rem, 1rem + 1.9vw, 2.5rem)',
  /** 28 and 32 px. */
  document: 'clamp(1.75rem, 1.6rem + 0.5vw, 2rem)',
  card: '1.75rem',
  /** 22 and 24 px. */
  item: 'clamp(1.375rem, 1.3rem + 0.3vw, 1.5rem)',
  clause: '1.25rem',
} as const;

/**
 * The letters of headings stand closer together than the letters of text, and closest in the largest
 * headings.
 */
export const letterSpacing = { tight: '-0.01em', tightest: '-0.02em' } as const;

/** @returns the `font` of a line or a few lines in the display font */
export const displayFont = (fontSize: string) =>
  `${boldWeight} ${fontSize} / ${lineHeight.display} ${font.display}`;

/** @returns the `font` of large figures and the largest headings, whose lines stand closer together */
export const largeDisplayFont = (fontSize: string) =>
  `${boldWeight} ${fontSize} / ${lineHeight.largeDisplay} ${font.display}`;

/** @returns the `font` of bold labels, and of small headings in the font of the text */
export const strongFont = (fontSize: string) =>
  `${boldWeight} ${fontSize} / ${lineHeight.compact} ${font.text}`;

/**
 * The sizes of large figures. A part of the window's width limits them, so that they fit into it even if the
 * reader has chosen large text.
 */
export const figureSize = {
  /** 72 px on phones, 96 px from 1280 px on. */
  change: 'min(clamp(4.5rem, 2rem + 5vw, 6rem), 19vw)',
  /** 72 px on phones, 104 px from 1280 px on. */
  amount: 'min(clamp(4.5rem, 8.125vw, 6.5rem), 19vw)',
} as const;

/**
 * The distance from the right edge of a figure in `figureSize.change` to the middle of its last digit. A line
 * that leads to the figure ends above that digit. Most digits of the display font have about the same width.
 */
export const lastDigitMiddle = `calc(0.29 * ${figureSize.change})`;

/** The space between the top of a figure in `figureSize.change` and its digits, which are equally high. */
export const spaceAboveDigits = `calc(0.2 * ${figureSize.change})`;

/** The padding above and below a section: 48 px on phones, 80 px from 1280 px on. */
export const sectionSpace = 'clamp(3rem, 6.25vw, 5rem)';

/**
 * The space around the heading of a page, and between related parts: 20 px on phones, 48 px from 1280 px on.
 */
export const blockSpace = 'clamp(1.25rem, 3.75vw, 3rem)';

/** All values of `z-index`. An element covers elements with a smaller value. */
export const layer = {
  /** Within the bar: the layer that dims the page is below the open menu. */
  scrim: -1,
  /** Within the section of the waitlist: the card is above the cover beside it. */
  waitlistCard: 1,
  // The others stay in their place when the page is scrolled.
  bar: 10,
  previewNotice: 15,
  skipLink: 20,
  toast: 30,
} as const;

export const hairlineWidth = '1px';

/** The line between rows of a list or a table, and around cards. */
export const hairline = `${hairlineWidth} solid ${color.rule}`;

/**
 * A stronger line, below a dateline or the head of a table, and above a sum, a benefit or the list of
 * questions.
 */
export const strongLine = `2px solid ${color.ink}`;

export const heavyLineWidth = '3px';

/** The strongest line, below a masthead or the selected tab, and beside a callout or the current clause. */
export const heavyLine = `${heavyLineWidth} solid ${color.ink}`;

export const noteLineWidth = '2px';

/** The line that leads from a marked figure or phrase to the note that explains it. */
export const noteLine = `${noteLineWidth} solid ${color.ink}`;

/** The distance from a text down to the line below it. */
export const underlineOffset = '0.2em';

/** The shadow of what covers a part of the page: the navigation bar and toasts. */
export const overlayShadow = `0 1px 12px ${color.shadow}`;

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

/** Applies unless the reader has asked the operating system for less motion. */
export const motionOk = '@media (prefers-reduced-motion: no-preference)';
