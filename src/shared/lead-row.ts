/** How many rows of an issue's table the home page shows above the lead. */
export const ROWS_ABOVE_LEAD = 3;

/**
 * @returns the row that matters most in the table of an issue
 * @throws Error when there is none; the schema of an issue makes sure that there is one
 */
export function leadRow<Row extends { lead: boolean | null }>(rows: readonly Row[]): Row {
  const row = rows.find(({ lead }) => lead);
  if (!row) throw new Error('No row of the table is its lead.');
  return row;
}
