/**
 * @returns the row that an issue explains in the margin
 * @throws Error when no row is marked; the schema of an issue makes sure that one is
 */
export function markedRow<Row extends { marked: boolean | null }>(rows: readonly Row[]): Row {
  const row = rows.find(({ marked }) => marked);
  if (!row) throw new Error('No row of the table is marked.');
  return row;
}
