/** Every colour of the site. contrast.test.ts lists the allowed pairs of text and background. */
export const color = {
  paper: '#fbfaf6',
  white: '#ffffff',
  tint: '#ebe7da',
  /** The marker: behind the words or figures that a note beside them explains. */
  highlight: '#fbe19a',
  /** Backgrounds of added and removed text in a comparison. */
  added: '#e5f1ea',
  removed: '#fbe9e6',
  ink: '#14213d',
  soft: '#485269',
  rule: '#d6d2c4',
  /** Borders of controls: at least 3:1 on paper and white (WCAG 1.4.11). */
  edge: '#767c8c',
  /** Joining, and the day of the newsletter; nothing else. */
  accent: '#a63f14',
  accentDeep: '#82300e',
  good: '#1c5f41',
  /** Errors: far from the accent in hue. */
  bad: '#9b1148',
  focus: '#1f5fbf',
  /** On `ink`: text and secondary text. */
  light: '#dfe3ec',
  lightSoft: '#b4bccd',
  shadow: 'rgb(20 33 61 / 0.16)',
  /** Over the page, behind an open menu. */
  scrim: 'rgb(20 33 61 / 0.6)',
} as const;

export const font = {
  display: `'Brygada 1918', 'Display fallback', serif`,
  text: `-apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, system-ui, sans-serif`,
  mono: `ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace`,
} as const;

/** Lengths in rem: they grow with the reader's text size. GlobalStyles.tsx sets the properties by width. */
export const size = {
  /** Between the window and the content. */
  margin: 'max(var(--margin), (100% - var(--page)) / 2)',
  /** Between the twelve columns of `.grid`. */
  gutter: 'clamp(1rem, 2.5vw, 2rem)',
  /** Padding of a card. */
  card: 'clamp(1rem, 1.875vw, 1.5rem)',
  /** Width of running text: 54 digits are about 65 characters in any typeface (WCAG 1.4.8). */
  prose: '54ch',
  /** Height of the fixed bar. */
  bar: '4rem',
} as const;

/** Media queries in em: they follow the reader's text size too. */
export const breakpoint = {
  phone: '@media (max-width: 30em)',
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
  wide: '@media (min-width: 100em)',
} as const;

/** The sizes of text: 14, 16, 17, 18 and 20 px. Only headings and the large figures are larger. */
export const textSize = {
  small: '0.875rem',
  body: '1rem',
  /** Texts of several paragraphs. */
  reading: '1.0625rem',
  lead: '1.125rem',
  large: '1.25rem',
} as const;

/** The sizes of headings: at 1280 px 56, 44, 24 and 20 px; on phones 34, 30, 22 and 20 px. */
export const headingSize = {
  title: 'clamp(2.125rem, 1.25rem + 3.9vw, var(--title))',
  page: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)',
  item: 'clamp(1.375rem, 1.3rem + 0.3vw, 1.5rem)',
  clause: '1.25rem',
} as const;

/** Vertical padding of a section: 64 px on phones, 80 px from 1280 px. */
export const sectionSpace = 'clamp(4rem, 6.25vw, 5rem)';

/** The line that leads from a marked figure or phrase to the note that explains it. */
export const leaderLine = `2px solid ${color.ink}`;

/** The reader's own colours are on, for example a Windows contrast theme. */
export const forcedColors = '@media (forced-colors: active)';

/** The reader has not asked for less motion. */
export const motionOk = '@media (prefers-reduced-motion: no-preference)';
