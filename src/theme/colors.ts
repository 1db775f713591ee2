/** All colors of the site. contrast.test.ts lists which of them go together, and computes their contrast. */
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
  /** For thin lines that are easy to see: at least 3:1 on light backgrounds and on `ink` (WCAG 1.4.11). */
  edge: '#767c8c',
  /** Only for what people sign up for, and for what leads to a sign-up. */
  accent: '#a63f14',
  accentDeep: '#82300e',
  success: '#1c5f41',
  /**
   * The color of errors. Its hue differs clearly from the hue of `accent`, so that no button looks like an
   * error.
   */
  error: '#9b1148',
  focus: '#1f5fbf',
  /** Text on `ink`. */
  light: '#dfe3ec',
  shadow: 'rgb(20 33 61 / 0.16)',
  /** This color dims the page behind an open menu. */
  scrim: 'rgb(20 33 61 / 0.8)',
} as const;
