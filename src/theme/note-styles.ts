import { css } from '@emotion/react';
import { hairline, noteLine, noteLineWidth } from './borders';
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
 * The line down to a note from the paragraph above it, which the note explains. It meets the left side of the
 * note.
 *
 * @param distance the distance from the paragraph to the note
 */
export const lineFromAboveStyles = (distance: string) => css`
  position: relative;

  &::before {
    position: absolute;
    bottom: 100%;
    left: -${noteLineWidth};
    height: calc(${distance} + ${space.xxs});
    border-left: ${noteLine};
    content: '';
  }
`;
