import { css } from '@emotion/react';
import { color, figureSize, hairline, noteLine, size } from './tokens';

/**
 * The box of a note.
 *
 * @param side where the line from what the note explains meets the box
 */
export const noteStyles = (side: 'top' | 'left') => css`
  padding: ${size.card};
  background: ${color.white};
  border: ${hairline};
  border-${side}: ${noteLine};
`;

/** The end of a note line that comes down to a figure whose size is `figureSize.change`. */
export const lineInFigure = {
  /** The height of the line in which the digits stand, above the digits. */
  fromTop: `calc(0.22 * ${figureSize.change})`,
  /** From the right edge of the figure to the middle of its last digit, for example the crown of a 6. */
  fromRight: `calc(0.25 * ${figureSize.change})`,
  /** From the right edge of the figure to the middle of the stem of its last digit, if that is a 4. */
  stemFromRight: `calc(0.222 * ${figureSize.change})`,
} as const;
