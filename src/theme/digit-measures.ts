import { figureSize } from './tokens';

// The positions of digits in figures of the display font whose size is `figureSize.change`. A line that leads
// to such a figure comes down from above, and ends at its last digit. Measure the positions again when the
// font changes.

/** The space above the digits, which the line crosses. */
export const SPACE_ABOVE_DIGITS = `calc(0.22 * ${figureSize.change})`;

/**
 * The distance from the right edge of a figure to the middle of its last digit. It was measured at the top of
 * the digit 6.
 */
export const LAST_DIGIT_MIDDLE = `calc(0.25 * ${figureSize.change})`;

/** The distance from the right edge of a figure to the middle of the stem of its last digit, a 4. */
export const LAST_STEM_MIDDLE = `calc(0.222 * ${figureSize.change})`;
