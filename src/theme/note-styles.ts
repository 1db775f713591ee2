import { css } from '@emotion/react';
import { color, hairline, noteLine, size } from './tokens';

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
