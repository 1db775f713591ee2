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
 * @param distance the distance from the paragraph to the note
 */
export const lineToNoteBelowStyles = (distance: string) => css`
  /* In balanced lines, the line doesn't begin at a single word in the last line. */
  text-wrap: balance;

  /* It hangs down from the last line of text, and adds nothing to the height of the paragraph. */
  &::after {
    display: inline-block;
    height: calc(${distance} + ${space.xxs});
    margin: 0 0 calc(-1 * (${distance} + ${space.xxs})) -${space.s};
    border-left: ${noteLine};
    vertical-align: text-bottom;
    content: '';
  }
`;
