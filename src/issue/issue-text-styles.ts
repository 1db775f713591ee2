import { css } from '@emotion/react';
import { CALLOUT_CLASS } from '../shared/content-classes';
import { hairlineWidth, noteLine } from '../theme/borders';
import { displayFont } from '../theme/font-shorthands';
import { belowLargeDesktopOrPrint, largeDesktopScreen } from '../theme/media';
import { noteStyles } from '../theme/note-styles';
import { readingTextStyles } from '../theme/reading-text-styles';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { headingSize, lineHeight, textSize } from '../theme/typography';
import { tableStyles } from '../ui/table-styles';
import { columnWidth } from './issue-columns';

/** The height of a line of text, and of a line of a note. */
const LINE_HEIGHT = `calc(${lineHeight.reading} * ${textSize.reading})`;

const LIST_INDENT = space.xl;

/** The distance from a paragraph down to the note below it, or to the bars. A line spans it. */
export const TEXT_TO_NOTE = space.xl;

/** The width of the text for an element in an item of a list, of which 100% is the width of the item. */
const TEXT_WIDTH_IN_ITEM = `calc(100% + ${LIST_INDENT})`;

const issueTextStyles = css`
  ${tableStyles}
  ${readingTextStyles}

  /* A callout is a note, like the notes of the table. */
  .${CALLOUT_CLASS} {
    ${noteStyles('top')}
    font: ${displayFont(headingSize.clause)};
    line-height: ${LINE_HEIGHT};
  }

  p + .${CALLOUT_CLASS} {
    margin-top: ${TEXT_TO_NOTE};
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

  /* Bold words have a yellow marker, except the first ones of each paragraph in a list: where each item has
     one, none stands out. */
  li strong:first-of-type {
    background: none;
  }
`;

/**
 * Styles of a paragraph with a line from its last words to the margin. The line is as long as the text is
 * wide, so the paragraph reaches to the margin and is cut off there.
 */
const lineToMarginStyles = css`
  margin-right: calc(-1 * ${size.gutter});
  padding-right: ${size.gutter};
  /* Only the right edge cuts; the other values are so large that they cut nothing. */
  clip-path: inset(-100vh 0 -100vh -100vw);
  text-wrap: balance;

  &::after {
    display: inline-block;
    width: 100%;
    margin: 0 calc(-100% - ${space.xs}) 0 ${space.xs};
    border-top: ${noteLine};
    /* The line is level with the middle of small letters. */
    vertical-align: 0.3em;
    content: '';
  }
`;

/**
 * The line from the last words of a paragraph down to a note below it, which explains them. It meets the top
 * of the note.
 */
const lineToNoteBelowStyles = css`
  /* In balanced lines, the line doesn't begin at a single word in the last line. */
  text-wrap: balance;

  /* It hangs down from the last line of text, and adds nothing to the height of the paragraph. */
  &::after {
    display: inline-block;
    height: calc(${TEXT_TO_NOTE} + ${space.xxs});
    margin: 0 0 calc(-1 * (${TEXT_TO_NOTE} + ${space.xxs})) -${space.s};
    border-left: ${noteLine};
    vertical-align: text-bottom;
    content: '';
  }
`;

/**
 * Styles of a paragraph with a line to its note: below the paragraph or, on screens from
 * `breakpoint.largeDesktop` on, in the margin.
 */
const lineToNoteStyles = css`
  ${belowLargeDesktopOrPrint} {
    ${lineToNoteBelowStyles}
  }

  ${largeDesktopScreen} {
    ${lineToMarginStyles}
  }
`;

/** Styles of a note of this width, which is the width of the margin. */
const marginNoteStyles = (width: string) => css`
  width: ${width};
  margin-right: calc(-1 * (${width} + ${size.gutter}));
`;

/**
 * Styles of Prose in an issue with an empty margin on its right, as wide as `issueColumn.rightMargin`. On
 * screens from `breakpoint.largeDesktop` on, a callout after a paragraph is a note in this margin: its first
 * line is beside the last line of the paragraph. It floats outside the text, so that it takes no room there
 * and covers no other note.
 */
export const issueTextWithNotesStyles = css`
  ${issueTextStyles}

  p:has(+ .${CALLOUT_CLASS}) {
    ${lineToNoteStyles}
  }

  ${largeDesktopScreen} {
    p + .${CALLOUT_CLASS} {
      ${noteStyles('left')}
      ${marginNoteStyles(columnWidth('rightMargin', 'text'))}
      float: right;
      clear: right;
      margin-top: calc(-1 * (${LINE_HEIGHT} + ${size.cardPadding} + ${hairlineWidth}));
    }

    li > p + .${CALLOUT_CLASS} {
      ${marginNoteStyles(columnWidth('rightMargin', 'text', TEXT_WIDTH_IN_ITEM))}
    }
  }
`;

/**
 * Styles of Prose in an issue with bars after its last paragraph. On screens from `breakpoint.largeDesktop`
 * on, the bars are in the margin on the right. If the paragraph has a yellow marker, a line goes from it to
 * the bars.
 */
export const issueTextWithBarsStyles = css`
  ${issueTextStyles}

  p:has(+ .${CALLOUT_CLASS}) {
    ${lineToNoteBelowStyles}
  }

  > p:last-child:has(> strong) {
    ${lineToNoteStyles}
  }
`;
