/**
 * The size of the figures of a change: 72 px on phones, 96 px from 1280 px on. A part of the window's width
 * limits it, so that the figures fit into it even if the reader has chosen large text.
 */
export const CHANGE_SIZE = 'min(clamp(4.5rem, 2rem + 5vw, 6rem), 19vw)';

/**
 * The distance from the right edge of a figure in `CHANGE_SIZE` to the middle of its last digit. A line that
 * leads to the figure ends above that digit. Most digits of the display font have about the same width.
 */
export const LAST_DIGIT_MIDDLE = `calc(0.29 * ${CHANGE_SIZE})`;

/** The space between the top of a figure in `CHANGE_SIZE` and its digits, which are equally high. */
export const SPACE_ABOVE_DIGITS = `calc(0.2 * ${CHANGE_SIZE})`;
