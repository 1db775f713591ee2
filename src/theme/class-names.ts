/**
 * The classes that several components share. GlobalStyles.tsx, island-styles.ts and print-styles.ts have
 * their styles. This module imports nothing, so that islands and tests can use it.
 */
export const CLASS = {
  /** Keeps its content away from the edges of the window. */
  container: 'container',
  /** A grid with one column on phones, and twelve from `breakpoint.tablet` on. */
  grid: 'grid',
  plainList: 'plain-list',
  /** Text in which bold words have the yellow marker. */
  marked: 'marked',
  visuallyHidden: 'visually-hidden',
  /** Hidden while scripts don't work. */
  withScripts: 'with-scripts',
  /** Hidden in print. */
  screenOnly: 'screen-only',
} as const;
