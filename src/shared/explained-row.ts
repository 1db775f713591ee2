/** @returns the row of the hero's table that the example explains: the last one */
export const explainedRow = <Row>(rows: readonly Row[]): Row | undefined => rows.at(-1);
