import { css } from '@emotion/react';
import { CALLOUT_CLASS } from '../shared/content-classes';
import { noteStyles } from '../theme/note-styles';
import {
  breakpoint,
  columnWidth,
  displayFont,
  hairlineWidth,
  headingSize,
  lineHeight,
  noteLine,
  size,
  space,
  textSize,
} from '../theme/tokens';
import { tableStyles } from '../ui/table-styles';

/** The height of a line of text, and of a line of a note, as an expression for `calc()`. */
const LINE_HEIGHT = `${lineHeight.reading} * ${textSize.reading}`;

/** How far the items of a list are indented. */
const LIST_INDENT = space.xl;

/** The width of the text, as an expression for `calc()` in an item, whose width is 100% there. */
const TEXT_WIDTH_IN_ITEM = `100% + ${LIST_INDENT}`;

/** Styles of Prose in an issue. */
export const issueTextStyles = css`
  ${tableStyles}
  font-size: ${textSize.reading};
  line-height: ${lineHeight.reading};

  /* A callout is a note, as those of the table are. */
  .${CALLOUT_CLASS} {
    ${noteStyles('left')}
    font: ${displayFont(headingSize.clause)};
    line-height: calc(${LINE_HEIGHT});
  }

  & :is(ol, ul) {
    padding-left: ${LIST_INDENT};
  }

  li + li {
    margin-top: ${space.m};
  }

  li > * + * {
    margin-top: ${space.s};
  }

  /* Bold words have a yellow marker, except those that begin an item: where each item has one, none
     stands out. */
  li strong:first-of-type {
    background: none;
  }
`;

/** Puts a note into the margin, whose width it has. */
const marginNoteStyles = (width: string) => `
  width: ${width};
  margin-right: calc(-1 * (${width} + ${size.gutter}));
`;

/**
 * Styles of Prose in an issue with an empty margin on its right, as wide as `column.rightMargin`. On wide
 * screens, a callout after a paragraph is a note in this margin: its first line is beside the last line of
 * the paragraph. It floats outside the text, so that it takes no room there and covers no other note.
 */
export const issueTextWithNotesStyles = css`
  ${issueTextStyles}

  ${breakpoint.largeDesktop} {
    @media not print {
      p + .${CALLOUT_CLASS} {
        ${marginNoteStyles(columnWidth('rightMargin', 'text'))}
        float: right;
        clear: right;
        margin-top: calc(-1 * (${LINE_HEIGHT} + ${size.cardPadding} + ${hairlineWidth}));
      }

      li > p + .${CALLOUT_CLASS} {
        ${marginNoteStyles(columnWidth('rightMargin', 'text', TEXT_WIDTH_IN_ITEM))}
      }

      /* A line leads from the last words of the paragraph to the note. It is as long as the text is wide, so
         the paragraph reaches to the note and is cut off there. */
      p:has(+ .${CALLOUT_CLASS}) {
        margin-right: calc(-1 * ${size.gutter});
        padding-right: ${size.gutter};
        clip-path: inset(-100vh 0 -100vh -100vw);
      }

      p:has(+ .${CALLOUT_CLASS})::after {
        display: inline-block;
        width: 100%;
        margin-right: -100%;
        border-top: ${noteLine};
        vertical-align: 0.3em;
        content: '';
      }
    }
  }
`;
