import { font, fontWeight, lineHeight } from './typography';

/** @returns the `font` of a line or a few lines in the display font */
export const displayFont = (fontSize: string) =>
  `${fontWeight.bold} ${fontSize} / ${lineHeight.display} ${font.display}`;

/** @returns the `font` of large figures and the largest headings, whose lines are closer together */
export const largeDisplayFont = (fontSize: string) =>
  `${fontWeight.bold} ${fontSize} / ${lineHeight.largeDisplay} ${font.display}`;

/** @returns the `font` of bold labels, and of small headings in the font of the text */
export const strongFont = (fontSize: string) =>
  `${fontWeight.bold} ${fontSize} / ${lineHeight.compact} ${font.text}`;
