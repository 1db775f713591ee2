/** How many rows of an issue's table the home page shows above the lead. */
export const ROWS_ABOVE_LEAD = 3;
