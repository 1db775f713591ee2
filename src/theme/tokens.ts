/** Every colour of the site. contrast.test.ts lists the allowed pairs of text and background. */
export const color = {
  paper: '#fbfaf6',
  white: '#ffffff',
  tint: '#f1efe7',
  /** Background of `<mark>`: text that is still to be filled in. */
  marked: '#fdeec2',
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
  /** On `ink`: text, secondary text and rules. */
  light: '#dfe3ec',
  lightSoft: '#b4bccd',
  lightRule: '#46516b',
  shadow: 'rgb(20 33 61 / 0.16)',
} as const;

export const font = {
  display: `'Brygada 1918', 'Display fallback', serif`,
  text: `-apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, system-ui, sans-serif`,
  mono: `ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace`,
} as const;

/** Lengths in rem: they grow with the reader's text size. */
export const size = {
  page: '76rem',
  /** Width of running text: 57 digits are about 69 characters in any typeface (WCAG 1.4.8). */
  prose: '57ch',
  /** Height of the fixed bar. */
  bar: '4rem',
} as const;

/** Media queries in em: they follow the reader's text size too. */
export const breakpoint = {
  phone: '@media (max-width: 30em)',
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
} as const;

/** The sizes of text; only headings are larger. */
export const textSize = {
  large: '1.25rem',
  body: 'clamp(1rem, 0.97rem + 0.15vw, 1.0625rem)',
  small: '0.9375rem',
  tiny: '0.8125rem',
} as const;

/** The sizes of headings below the title of a page; the landing page has larger ones. */
export const headingSize = {
  section: 'clamp(1.5rem, 1.3rem + 1vw, 1.875rem)',
  clause: '1.4375rem',
} as const;

/** Vertical padding of a section. */
export const sectionSpace = 'clamp(1.375rem, 5vw, 4.25rem)';

/** The reader's own colours are on, for example a Windows contrast theme. */
export const forcedColors = '@media (forced-colors: active)';

/** The reader has not asked for less motion. */
export const motionOk = '@media (prefers-reduced-motion: no-preference)';
