/**
 * The size of the figures of a change: 72 px on phones, 96 px from 1280 px on. A part of the window's width
 * limits it, so that the figures fit into it even if the reader has chosen large text.
 */
export const CHANGE_SIZE = 'min(clamp(4.5rem, 2rem + 5vw, 6rem), 19vw)';
