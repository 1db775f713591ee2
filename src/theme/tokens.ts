/** Every colour of the site. contrast.test.ts lists the allowed pairs of text and background. */
export const color = {
  paper: '#fbfaf6',
  white: '#ffffff',
  tint: '#ebe7da',
  /** The background of marked words and figures, such as those that a note beside them explains. */
  highlight: '#fbe19a',
  /** Backgrounds of added and removed text in a comparison. */
  added: '#e5f1ea',
  removed: '#fbe9e6',
  ink: '#14213d',
  soft: '#485269',
  rule: '#d6d2c4',
  /** Borders of controls: at least 3:1 on paper and white (WCAG 1.4.11). */
  edge: '#767c8c',
  /** Only what leads to a sign-up has this colour, and the issue on the timeline, which is what people sign up for. */
  accent: '#a63f14',
  accentDeep: '#82300e',
  good: '#1c5f41',
  /** Errors have this colour. Its hue is far from that of the accent, so that a button doesn't look like an error. */
  bad: '#9b1148',
  focus: '#1f5fbf',
  /** Text on `ink`. */
  light: '#dfe3ec',
  shadow: 'rgb(20 33 61 / 0.16)',
  /** Dims the page behind an open menu. */
  scrim: 'rgb(20 33 61 / 0.8)',
} as const;

export const font = {
  display: `'Brygada 1918', 'Display fallback', serif`,
  text: `-apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, system-ui, sans-serif`,
  mono: `ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace`,
} as const;

/** Custom properties, which GlobalStyles.tsx sets for each width of the window. */
export const property = {
  /** The width of the content. */
  page: '--page',
  /** The least space beside the content. */
  margin: '--margin',
  /** The largest size of a title. */
  title: '--title',
} as const;

/** Lengths in rem, which grow with the reader's text size. */
export const size = {
  /** The space between the edge of the window and the content. */
  margin: `max(var(${property.margin}), (100% - var(${property.page})) / 2)`,
  /** The space between two of the twelve columns of `.grid`. */
  gutter: 'clamp(1rem, 2.5vw, 2rem)',
  /** Padding of a card. */
  card: 'clamp(1rem, 1.875vw, 1.5rem)',
  /** Width of running text: 54 digits are about 65 characters in any typeface (WCAG 1.4.8). */
  prose: '54ch',
  /** Width of long texts in `textSize.reading`: at most 75 characters in most lines (WCAG 1.4.8). */
  longProse: '34rem',
  /** Height and width of a target for a finger: 44 px (WCAG 2.5.5). */
  target: '2.75rem',
  /** Padding above and below a line of text that makes it as high as such a target. */
  targetPadding: '0.65rem',
  /** Height of buttons, of tabs, and of links in a list of pages. */
  control: '3rem',
  /** Height of the fields of a form, and of the button that sends it. */
  field: '3.25rem',
  /** Height of a question, and of a link in the menu, on one line. */
  row: '3.5rem',
  /** Height of the fixed bar. */
  bar: '4rem',
  /** The gap between the logo and the brand. */
  logoGap: '0.4rem',
} as const;

/** The columns of `.grid` that the parts of a page take, as the value of `grid-column`. */
export const column = {
  /** The opening of a section of the home page, and what stands beside it. */
  opening: '1 / span 5',
  beside: '6 / -1',
  /** What divides a section into halves. */
  firstHalf: '1 / span 6',
  secondHalf: '7 / -1',
  /** What a page is about, and the margin, which has the notes. */
  main: '1 / span 8',
  margin: '9 / -1',
  /** In an issue, headings stand beside the text. Together they are as wide as `main`. */
  heading: '1 / span 3',
  text: '4 / span 5',
  textAndMargin: '4 / -1',
  /** On tablets, an issue has no margin. */
  tabletHeading: '1 / span 4',
  tabletText: '5 / -1',
} as const;

/** How many columns those parts take that elements outside the grid are as wide as. */
const columnCount = { page: 12, main: 8, margin: 4, text: 5, textAndMargin: 9 } as const;

/**
 * The width of a part of a page, for an element in another part that `.grid` doesn't place.
 *
 * @param part what the element is as wide as
 * @param container the part that contains it
 * @param containerWidth the width of that part, where the parent of the element is narrower
 */
export const columnWidth = (
  part: keyof typeof columnCount,
  container: keyof typeof columnCount,
  containerWidth = '100%',
) =>
  `calc((${containerWidth} + ${size.gutter}) * ${columnCount[part]} / ${columnCount[container]} - ${size.gutter})`;

/** Distances between elements, and within them. A rem is 16 px, unless the reader has chosen another size. */
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

/** Media queries for the width of the window, in em: they follow the reader's text size too. */
export const breakpoint = {
  /** Up to this width, the cells of a table stand below one another. Print has room for a table. */
  stackedTable: '@media screen and (max-width: 37.5em)',
  /** Small phones, or large text on others. */ narrowest: '@media not all and (min-width: 23em)',
  belowTablet: `@media not all and ${TABLET}`,
  tablet: `@media ${TABLET}`,
  belowDesktop: `@media not all and ${DESKTOP}`,
  desktop: `@media ${DESKTOP}`,
  /** A mouse or a touchpad can point at smaller targets than a finger. */
  desktopWithMouse: `@media ${DESKTOP} and (pointer: fine)`,
  largeDesktop: '@media (min-width: 80em)',
  wide: '@media (min-width: 100em)',
} as const;

/** The sizes of text. Only headings and the large figures are larger. */
export const textSize = {
  small: '0.875rem',
  body: '1rem',
  /** Texts of several paragraphs have this size. */
  reading: '1.0625rem',
  medium: '1.125rem',
  large: '1.25rem',
} as const;

/** The values of `line-height`. */
export const lineHeight = {
  /** Texts in `textSize.reading`: 28 px for 17 px, and less for a table in smaller letters. */
  reading: 1.6471,
  /** Text that isn't long, and the figures of a table. */
  body: 1.55,
  /** Introductions and summaries, the drawn examples, and the tables in a text. */
  intro: 1.5,
  /** Labels, notes, toasts and small print, and text in `strongFont`. */
  compact: 1.4,
  /** Buttons, and the headings in a table of figures. */
  tight: 1.3,
  /** Text in `displayFont`. */
  display: 1.2,
  /** Headings that have no other. */
  heading: 1.15,
  /** The title of a page, and text in `largeDisplayFont`. */
  largeDisplay: 1.1,
} as const;

/** The sizes of headings. Two numbers of pixels are those on phones and from 1280 px. */
export const headingSize = {
  /** 33 and 56 px; on wide screens 64 px. */
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

/** Large text in the display font has its letters closer together, and the largest even more. */
export const letterSpacing = { tight: '-0.01em', tightest: '-0.02em' } as const;

/** A line or a few lines in the display font have this `font`. */
export const displayFont = (fontSize: string) => `600 ${fontSize} / ${lineHeight.display} ${font.display}`;

/** Large figures and the largest headlines have this `font`. Their lines stand closer together. */
export const largeDisplayFont = (fontSize: string) =>
  `600 ${fontSize} / ${lineHeight.largeDisplay} ${font.display}`;

/** Bold labels and small headings in the font of the text have this `font`. */
export const strongFont = (fontSize: string) => `600 ${fontSize} / ${lineHeight.compact} ${font.text}`;

/** How far below the top of its line a note line ends that leads to a digit in `largeDisplayFont`. */
export const lineIntoDigits = '0.22em';

/** The sizes of large figures: 72 px on phones; at 1280 px 96 and 104 px. In large text they fit into the window. */
export const figureSize = {
  change: 'min(clamp(4.5rem, 2rem + 5vw, 6rem), 19vw)',
  amount: 'min(clamp(4.5rem, 8.125vw, 6.5rem), 19vw)',
} as const;

/** Vertical padding of a section: 48 px on phones, 80 px from 1280 px. */
export const sectionSpace = 'clamp(3rem, 6.25vw, 5rem)';

/** The space around the top of a page, and between parts that belong together: 20 px on phones, 48 px from 1280 px. */
export const blockSpace = 'clamp(1.25rem, 3.75vw, 3rem)';

/** What covers what: the `z-index` of each element that stays in its place when the page is scrolled. */
export const layer = { bar: 10, previewNotice: 15, skipLink: 20, toast: 30 } as const;

/** The line between rows of a list or a table, and around cards. */
export const hairline = `1px solid ${color.rule}`;

/** The line below a dateline or the head of a table, and above a sum or a short answer. It is stronger than those between rows. */
export const strongLine = `2px solid ${color.ink}`;

/** The line below a masthead, and beside a callout or the current clause. */
export const heavyLine = `3px solid ${color.ink}`;

/** The width of `noteLine`. */
export const noteLineWidth = '2px';

/** The line that leads from a marked figure or phrase to the note that explains it. */
export const noteLine = `${noteLineWidth} solid ${color.ink}`;

/**
 * Applies while the browser replaces the site's colours by the reader's own, for example by a
 * Windows contrast theme.
 */
export const forcedColors = '@media (forced-colors: active)';

/** Applies where a pointer can rest on a link. A touch screen would show the look of hovering until the next tap. */
export const canHover = '@media (hover: hover)';

/** Applies unless the reader has asked the operating system for less motion. */
export const motionOk = '@media (prefers-reduced-motion: no-preference)';
