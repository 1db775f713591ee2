/** An amount in dollars, such as $250,000. */
export const AMOUNT = /\$[\d,]+/;
