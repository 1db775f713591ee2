/** @returns the row that an issue explains in the margin; the content check makes sure that each table has one */
export const markedRow = <Row extends { marked: boolean | null }>(rows: readonly Row[]): Row | undefined =>
  rows.find(({ marked }) => marked);
