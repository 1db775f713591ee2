/** Colours. Contrast on `paper` and `white` is at least 4.5:1 for all that is text (WCAG 1.4.3). */
export const color = {
  paper: '#fbfaf6',
  white: '#ffffff',
  tint: '#f1efe7',
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
} as const;

export const font = {
  display: `'Brygada 1918 Variable', 'Brygada fallback', Georgia, 'Times New Roman', serif`,
  text: `system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif`,
  mono: `ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace`,
} as const;

/** Widths in rem, so that they grow with the reader's own text size. */
export const measure = {
  page: '72rem',
  /** About 65 characters of running text. */
  prose: '40rem',
  bar: '4rem',
} as const;

/** Breakpoints in em: they follow the reader's text size too. */
export const from = {
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
} as const;

export const calm = '@media (prefers-reduced-motion: no-preference)';
