import { css } from '@emotion/react';
import { hairline, noteLine } from './borders';
import { color } from './colors';
import { size } from './layout';
import { space } from './spacing';

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
 * The line from the last words of a paragraph down to a note below it, which explains them. It meets the top
 * of the note.
 *
 * @param height the height of a line of the paragraph, as an expression for `calc()`
 * @param distance the distance from the paragraph to the note
 */
export const lineToNoteBelowStyles = (height: string, distance: string) => css`
  &::after {
    position: absolute;
    height: calc(${distance} + ${space.xxs});
    margin: calc(${height} - ${space.xxs}) 0 0 -${space.s};
    border-left: ${noteLine};
    content: '';
  }
`;
