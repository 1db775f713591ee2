/**
 * The classes that several components share. GlobalStyles.tsx and print-styles.ts have their styles.
 * This module imports nothing, so that islands and tests can use it.
 */
export const CLASS = {
  /** Content that keeps away from the edges of the window. */
  container: 'container',
  /** A grid with one column on phones, and twelve on wider screens. */
  grid: 'grid',
  /** A list without bullets, and without space around it. */
  plainList: 'plain-list',
  /** Text in which bold words have the yellow marker. */
  marked: 'marked',
  /** Text that only screen readers read out. */
  visuallyHidden: 'visually-hidden',
  /** What works with scripts only. */
  jsOnly: 'js-only',
  /** What paper doesn't need. */
  screenOnly: 'screen-only',
  /** What only paper needs: the public address of a text. */
  printAddress: 'print-address',
} as const;
