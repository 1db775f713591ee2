import { css } from '@emotion/react';
import { hairline, noteLine } from './borders';
import { color } from './colors';
import { size } from './sizes';

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
