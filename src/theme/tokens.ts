/** Every colour of the site. What may stand on what is in contrast.ts, and tested there. */
export const color = {
  paper: '#fbfaf6',
  white: '#ffffff',
  tint: '#f1efe7',
  /** What is open: a text that somebody has to fill in. */
  marked: '#fdeec2',
  /** What was added to a text, and what was taken out. */
  added: '#e5f1ea',
  removed: '#fbe9e6',
  ink: '#14213d',
  soft: '#485269',
  rule: '#d6d2c4',
  /** Edges of controls: at least 3:1 on paper and white (WCAG 1.4.11). */
  edge: '#767c8c',
  accent: '#9c3d24',
  accentDeep: '#7c2e19',
  good: '#1c5f41',
  bad: '#a3211b',
  focus: '#1f5fbf',
  /** On `ink`: text, text of less weight, and rules. */
  light: '#dfe3ec',
  lightSoft: '#b4bccd',
  lightRule: '#46516b',
  shadow: 'rgb(20 33 61 / 0.16)',
} as const;

export const font = {
  display: `'Brygada 1918', 'Display fallback', serif`,
  text: `system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif`,
  mono: `ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace`,
} as const;

/** Widths in rem, so that they grow with the reader's own text size. */
export const size = {
  page: '76rem',
  /** Of running text, in its own digits: about 70 characters of any typeface (WCAG 1.4.8). */
  prose: '58ch',
  bar: '4rem',
} as const;

/** Breakpoints in em: they follow the reader's text size too. */
export const breakpoint = {
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
} as const;

/** Space above and below a part of a page. */
export const sectionSpace = 'clamp(3.25rem, 7vw, 6.5rem)';

/** Where colours are the reader's own (Windows contrast themes). */
export const forcedColors = '@media (forced-colors: active)';

export const motionOk = '@media (prefers-reduced-motion: no-preference)';
