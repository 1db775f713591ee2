/** The name of the display font, which headings have. */
export const DISPLAY_FAMILY = 'Brygada 1918';

/** The name of the system fonts that stand in for the display font until it has loaded (font-faces.ts). */
export const DISPLAY_FALLBACK_FAMILY = 'Display fallback';

export const font = {
  display: `'${DISPLAY_FAMILY}', '${DISPLAY_FALLBACK_FAMILY}', serif`,
  text: `-apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, system-ui, sans-serif`,
  mono: `ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace`,
} as const;

/** The sizes of text, from small print to introductions. Headings have their own sizes below. */
export const textSize = {
  small: '0.875rem',
  body: '1rem',
  /** For texts of several sentences. Most of them have `readingTextStyles`. */
  reading: '1.0625rem',
  medium: '1.125rem',
  large: '1.25rem',
} as const;

/** The values of `line-height`, from long texts to the largest headings. */
export const lineHeight = {
  /** For `readingTextStyles`, whose lines are 28 px high. */
  reading: 1.6471,
  /** For short texts, and for the figures of a table. It is the default. */
  body: 1.55,
  /** For introductions, summaries, and examples of what the service sends. */
  intro: 1.5,
  /** For lines that belong closely together, such as those of a label or a note. */
  compact: 1.4,
  /** For labels and headings that look like one shape, such as the label of a button. */
  tight: 1.3,
  /** For text in `displayFont`, and for large signs beside text. */
  display: 1.2,
  /** For headings. It is their default. */
  heading: 1.15,
  /** For the title of a page, and for text in `largeDisplayFont`. */
  largeDisplay: 1.1,
} as const;

/** The values of `font-weight`. */
export const fontWeight = {
  /** For text, in cells that browsers or other styles make bold. */
  normal: 400,
  /** For text that stands out a little. */
  medium: 500,
  /** For labels, headings and emphasized text. The display font has no other. */
  bold: 600,
} as const;

/** The sizes of headings. Of two sizes, the first is for phones, the second for windows from 1280 px on. */
export const headingSize = {
  /** 33 and 56 px. */
  title: 'clamp(2rem, 1rem + 4.4vw, 3.5rem)',
  /** 64 px, from `breakpoint.wide` on. */
  wideTitle: '4rem',
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
 * The size of large figures: 72 px on phones, 96 px from 1280 px on. A part of the window's
 * width limits it, so that the figures fit into it even if the reader has chosen large text.
 */
export const largeFigureSize = 'min(clamp(4.5rem, 2rem + 5vw, 6rem), 19vw)';

/** The letters of headings are closer together than the letters of text, and closest in the largest ones. */
export const letterSpacing = { tight: '-0.01em', tightest: '-0.02em' } as const;

/** The distance from a text down to the line below it. */
export const underlineOffset = '0.2em';
