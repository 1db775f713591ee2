import { css } from '@emotion/react';
import { color, figureSize, hairline, noteLine, size } from './tokens';

/**
 * The box of a note.
 *
 * @param side where the line from what the note explains meets the box
 */
export const noteStyles = (side: 'top' | 'left') => css`
  padding: ${size.cardPadding};
  background: ${color.white};
  border: ${hairline};
  border-${side}: ${noteLine};
`;

/**
 * The space above the digits of a figure whose size is `figureSize.change`. A line that comes down to the
 * figure crosses it.
 */
export const SPACE_ABOVE_DIGITS = `calc(0.22 * ${figureSize.change})`;
