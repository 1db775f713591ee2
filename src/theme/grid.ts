/** The number of columns of `.grid` from tablets on. */
export const columnCount = 12;

/** Values of `grid-column`: which of the twelve columns of `.grid` an element takes. */
export const column = {
  // A section of the home page has its opening on the left, and the rest beside it.
  opening: '1 / span 5',
  beside: '6 / -1',
  // A section can also have two halves.
  firstHalf: '1 / span 6',
  secondHalf: '7 / -1',
  // Other pages have a margin on the right, with notes and links.
  main: '1 / span 8',
  rightMargin: '9 / -1',
} as const;

/**
 * Values of `grid-row` for what is in a section of the home page with the layout `beside`. The first of two
 * rows is as high as the opening, and the second has the rest of the height.
 */
export const sectionRow = {
  opening: '1',
  belowOpening: '2',
  /** Beside both, the opening and what is below it. */
  beside: '1 / span 2',
} as const;
