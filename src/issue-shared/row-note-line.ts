import { css } from '@emotion/react';
import { hairlineWidth, noteLine } from '../theme/borders';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { headingSize, lineHeight, textSize } from '../theme/typography';

// The line from the marked figure of a row to the note about the row: its measures and its pieces.
//
// On screens from `breakpoint.desktop` on, it crosses the gutter to the note in the margin:
//
//     | Problem banks     68    [66]|-----+--------------
//     | What the figure means.      |     | The list ...
//
// In narrower windows and on paper, it goes down on the right of the sentence, to the note that ends the row:
//
//     | Problem banks     68    [66]|
//     | What the figure         |   |
//     | means.                  |   |
//     |=========================+===|
//     | 68 > 66                     |

/**
 * The padding on the left and on the right of a cell. In windows narrower than 360 px, it shrinks to 12 px at
 * 320 px, so that a label has at most two lines.
 */
export const CELL_SIDE_PADDING = `clamp(${space.s}, 10vw - 1.25rem, ${size.cardPadding})`;

/** The padding at the end of a row with details. */
export const DETAILS_END_PADDING = space.s;

/** The size of the figures in a table with details. */
export const FIGURE_SIZE = textSize.medium;

/** The size of the title of a note. */
export const NOTE_TITLE_SIZE = headingSize.item;

/** The distance from the middle of a figure, where the line begins, to the top and the bottom of its cell. */
const FIGURE_MIDDLE = `calc(${space.xs} + ${lineHeight.body / 2} * ${FIGURE_SIZE})`;

/** The distance from the top edge of a note down to the middle of its first line, if that is its title. */
const FIRST_LINE_MIDDLE = `calc(${size.cardPadding} + ${lineHeight.display / 2} * ${NOTE_TITLE_SIZE})`;

/**
 * The `top` of a note in the margin, below its row, so that the line meets the first line of the title. The
 * note about the lead begins with its large figures instead, and the line meets it at the top of these.
 */
export const MARGIN_NOTE_TOP = `calc(-1 * (${FIGURE_MIDDLE} + ${FIRST_LINE_MIDDLE}))`;

/**
 * The distance from the right edge of a note below a marked figure, without its border, to the line that
 * leads from the figure to the note.
 */
export const LINE_RIGHT = `calc(${size.cardPadding} + ${space.xs})`;

/** The piece that crosses the gutter, from the cell of the marked figure to the note in the margin. */
export const lineAcrossGutterStyles = css`
  position: relative;

  &::after {
    position: absolute;
    top: ${FIGURE_MIDDLE};
    left: 100%;
    width: ${size.gutter};
    border-top: ${noteLine};
    content: '';
  }
`;

/** The piece on the right of the sentence, down to the note below it. */
export const lineBesideMeaningStyles = css`
  margin-right: calc(${LINE_RIGHT} + ${hairlineWidth} - ${CELL_SIDE_PADDING});
  border-right: ${noteLine};
`;
