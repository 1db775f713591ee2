import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { FigureChange } from '../issue-shared/FigureChange';
import {
  CELL_SIDE_PADDING,
  DETAILS_END_PADDING,
  MARGIN_NOTE_TOP,
  NOTE_TITLE_SIZE,
} from '../issue-shared/row-note-line';
import { color } from '../theme/colors';
import { displayFont } from '../theme/font-shorthands';
import { belowDesktopOrPrint, desktopScreen } from '../theme/media';
import { noteStyles } from '../theme/note-styles';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { columnWidth } from './issue-columns';

interface RowNoteProps {
  row: Queries.RowNoteFragment;
  isLast: boolean;
}

/**
 * The note about a row; it renders nothing for a row that has none. The note about the lead also shows its
 * figures in a large size.
 */
export function RowNote({ row, isLast }: RowNoteProps) {
  const { note, isLead } = row;
  if (!note) return null;
  return (
    <div css={[styles, isLast && lastNoteStyles]}>
      {isLead && (
        <p className="change">
          <FigureChange row={row} />
        </p>
      )}
      <p className="title">{note.title}</p>
      <p>{note.text}</p>
    </div>
  );
}

export const query = graphql`
  fragment RowNote on IssueTableRow {
    note {
      title
      text
    }
    isLead
    ...FigureChange
  }
`;

const styles = css`
  .change {
    margin-bottom: ${space.xs};
    text-align: right;

    ${desktopScreen} {
      text-align: left;
    }
  }

  .title {
    margin-bottom: ${space.xs};
    font: ${displayFont(NOTE_TITLE_SIZE)};
    text-wrap: balance;
  }

  /* Where the note has no room beside the table, it fills the end of the row. */
  ${belowDesktopOrPrint} {
    ${noteStyles('top')}
    margin: 0 calc(-1 * ${CELL_SIDE_PADDING}) calc(-1 * ${DETAILS_END_PADDING});
  }

  /* The line from the marked figure, which begins above this cell, meets the note near its top. */
  ${desktopScreen} {
    ${noteStyles('left')}
    position: absolute;
    top: ${MARGIN_NOTE_TOP};
    left: calc(100% + ${size.gutter});
    width: ${columnWidth('rightMargin', 'main')};
  }

  /* Paper is as white as the note, so only a dark border sets the note apart. */
  @media print {
    border-color: ${color.ink};
  }
`;

/** On screens from `breakpoint.desktop` on, how far the note of the last row reaches below the table. */
const NOTE_OVERHANG = space.huge;

/** Below the last row there is little room, so its note ends beside the first lines of the caption. */
const lastNoteStyles = css`
  ${desktopScreen} {
    top: auto;
    bottom: -${NOTE_OVERHANG};
  }
`;
