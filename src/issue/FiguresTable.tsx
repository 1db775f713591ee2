import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ComparisonTable, DETAILS_PROPERTY } from '../issue-ui/ComparisonTable';
import { FigureChange } from '../issue-ui/FigureChange';
import { SourceLinks } from '../issue-ui/SourceLinks';
import { noteStyles } from '../theme/note-styles';
import {
  breakpoint,
  color,
  columnWidth,
  displayFont,
  headingSize,
  lineHeight,
  noteLine,
  size,
  space,
} from '../theme/tokens';
import { NonBreakingHyphens } from '../ui/NonBreakingHyphens';

/**
 * The figures of two quarters, a sentence about each, and notes in the margin about those that matter most.
 */
export function FiguresTable({ table }: { table: Queries.FiguresTableFragment }) {
  const { rows, remark } = table;
  const lastRow = rows.at(-1);
  return (
    <figure css={styles}>
      <ComparisonTable
        table={table}
        rows={rows}
        isMarked={({ note }) => note !== null}
        renderDetails={(row) => (
          <>
            <p className="meaning">
              <NonBreakingHyphens text={row.meaning} />
            </p>
            <RowNote row={row} isLast={row === lastRow} />
          </>
        )}
      />
      <figcaption>
        <p>
          <SourceLinks table={table} />.
        </p>
        {remark && (
          <p>
            <NonBreakingHyphens text={remark} />
          </p>
        )}
      </figcaption>
    </figure>
  );
}

interface RowNoteProps {
  row: Queries.RowNoteFragment;
  isLast: boolean;
}

/** The note about a row. That about the lead has its figures, drawn large. Most rows have no note. */
function RowNote({ row, isLast }: RowNoteProps) {
  const { note, isLead } = row;
  if (!note) return null;
  return (
    <div className={isLast ? 'note last' : 'note'}>
      {isLead && (
        <p className="change">
          <FigureChange row={row} />
        </p>
      )}
      <p className={isLead ? 'title of-lead' : 'title'}>
        <NonBreakingHyphens text={note.title} />
      </p>
      <p>
        <NonBreakingHyphens text={note.text} />
      </p>
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

  fragment FiguresTable on IssueTable {
    rows {
      meaning
      note {
        title
      }
      ...ComparisonTableRow
      ...RowNote
    }
    remark
    ...ComparisonTable
    ...SourceLinks
  }
`;

/** Below `breakpoint.desktop`, the distance from the sentence about a row down to the note. */
const NOTE_DISTANCE = space.xl;

/** The distance from the top edge of a note down to the middle of its first line. */
const FIRST_LINE_MIDDLE = `calc(${size.cardPadding} + ${lineHeight.display / 2} * ${headingSize.clause})`;

/** From `breakpoint.desktop`, how far the note of the last row reaches below the table. */
const NOTE_OVERHANG = space.huge;

const styles = css`
  .meaning {
    position: relative;
    /* On phones, this padding has room for the line to the note. */
    padding-right: ${space.xl};

    /* On wider screens, the sentence is no wider than the label above it. */
    ${breakpoint.tablet} {
      padding-right: var(${DETAILS_PROPERTY.figuresWidth});
    }
  }

  /* In narrow windows, a note has no room beside the table, so it stands in the table, below the row that it
     explains. A line leads from the marked figure past the sentence down to the note. */
  ${breakpoint.belowDesktop} {
    .meaning:has(+ .note)::after {
      position: absolute;
      top: 0;
      right: ${space.xs};
      bottom: -${NOTE_DISTANCE};
      border-left: ${noteLine};
      content: '';
    }
  }

  .note {
    margin-block: ${NOTE_DISTANCE} ${space.xxs};

    ${breakpoint.belowDesktop} {
      ${noteStyles('top')}
    }

    ${breakpoint.desktop} {
      ${noteStyles('left')}
    }
  }

  /* The large figure stands where the line meets the note. */
  .note > .change {
    margin-bottom: ${space.xs};
    text-align: right;

    ${breakpoint.desktop} {
      text-align: left;
    }
  }

  .note > .title {
    margin-bottom: ${space.xs};
    font: ${displayFont(headingSize.clause)};
    text-wrap: balance;
  }

  .note > .of-lead {
    font-size: ${headingSize.item};
  }

  > figcaption {
    max-width: ${size.longProse};
    margin-top: ${space.m};
    color: ${color.soft};
  }

  > figcaption > p + p {
    margin-top: ${space.xs};
  }

  ${breakpoint.desktop} {
    width: ${columnWidth('main', 'page')};

    /* The line from the marked figure, which begins above this cell, meets the first line of the note. */
    .note {
      position: absolute;
      top: calc(-1 * (var(${DETAILS_PROPERTY.distanceFromLine}) + ${FIRST_LINE_MIDDLE}));
      left: calc(100% + ${size.gutter});
      width: ${columnWidth('rightMargin', 'main')};
      margin: 0;
    }

    /* Below the last row there is little room, so the note ends beside the first lines of the caption. */
    .note.last {
      top: auto;
      bottom: -${NOTE_OVERHANG};
    }
  }

  @media print {
    width: auto;

    .note {
      position: static;
      width: auto;
      border-color: ${color.ink};
    }
  }
`;
