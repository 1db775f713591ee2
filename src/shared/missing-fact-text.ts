/** The words that legal texts and the form show in place of a fact that nobody has entered yet. */
export const MISSING_FACT_TEXT = 'to be added here before the waitlist opens';
