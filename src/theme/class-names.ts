/**
 * The classes that several components share. GlobalStyles.tsx and print-styles.ts have their styles,
 * and Prose.tsx those of `callout`. This module imports nothing, so that islands and tests can use it.
 */
export const CLASS = {
  /** Keeps content away from the edges of the window. */
  container: 'container',
  /** One column on phones, and twelve on wider screens. */
  grid: 'grid',
  plainList: 'plain-list',
  /** Words or an address that a line breaks only when they are wider than the line. */
  unbroken: 'unbroken',
  /** In a parent with this class, bold words have the yellow marker. */
  marked: 'marked',
  /** In a text with this class, lists have neither bullets nor an indent. Prose.tsx has its styles. */
  withoutBullets: 'without-bullets',
  /** A box in running text. Content has it through the component Callout. */
  callout: 'callout',
  /** Text for screen readers. */
  visuallyHidden: 'visually-hidden',
  /** What works with scripts only. */
  jsOnly: 'js-only',
  /** What paper doesn't need. */
  screenOnly: 'screen-only',
  /** What only paper needs: the public address of a text. */
  printAddress: 'print-address',
} as const;
