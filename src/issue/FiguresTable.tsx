import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { hairlineWidth, noteLine, noteLineWidth } from '../theme/borders';
import { color } from '../theme/colors';
import { displayFont } from '../theme/font-shorthands';
import { size } from '../theme/layout';
import { breakpoint } from '../theme/media';
import { noteStyles } from '../theme/note-styles';
import { space } from '../theme/spacing';
import { headingSize, lineHeight } from '../theme/typography';
import { ComparisonTable, FIGURE_MIDDLE, FIGURES_WIDTH, SIDE_PADDING } from '../ui/ComparisonTable';
import { LAST_DIGIT_MIDDLE, SPACE_ABOVE_DIGITS } from '../ui/figure-measures';
import { FigureChange } from '../ui/FigureChange';
import { NonBreakingHyphens } from '../ui/NonBreakingHyphens';
import { SourceLinks } from '../ui/SourceLinks';
import { columnWidth } from './issue-columns';

/**
 * The figures of two quarters, a sentence about each, and notes in the margin about the figures that matter
 * most.
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

/** The note about a row. The note about the lead has its figures, drawn large. Most rows have no note. */
function RowNote({ row, isLast }: RowNoteProps) {
  const { note, isLead } = row;
  if (!note) return null;
  return (
    <div css={rowNoteStyles} className={isLast ? 'last' : undefined}>
      {isLead && (
        <p className="change">
          <FigureChange row={row} />
        </p>
      )}
      <p className="title">
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

/** The distance from the sentence about a figure down to the note, where the note stands below it. */
const NOTE_DISTANCE = space.l;

/**
 * The distance from the right edge of the large figure in a note to the line that leads to it, as an
 * expression for `calc()`.
 */
const LINE_RIGHT = `${LAST_DIGIT_MIDDLE} - ${noteLineWidth} / 2`;

const styles = css`
  /* On wider screens a sentence is no wider than the label above it. */
  .meaning {
    ${breakpoint.tablet} {
      padding-right: ${FIGURES_WIDTH};
    }
  }

  /* In narrow windows, a note stands below the sentence. The line from the marked figure down to the note is on
     the right of the sentence. */
  .meaning:not(:last-child) {
    ${breakpoint.belowDesktop} {
      margin-right: calc(${LINE_RIGHT} + ${size.cardPadding} + ${hairlineWidth} - ${SIDE_PADDING});
      padding-right: ${space.s};
      padding-bottom: ${NOTE_DISTANCE};
      border-right: ${noteLine};
    }

    ${breakpoint.tablet} {
      padding-right: ${FIGURES_WIDTH};
    }
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
  }

  @media print {
    width: auto;
  }
`;

/** The distance from the top edge of a note down to the middle of its first line. */
const FIRST_LINE_MIDDLE = `calc(${size.cardPadding} + ${lineHeight.display / 2} * ${headingSize.item})`;

/** From `breakpoint.desktop`, how far the note of the last row reaches below the table. */
const NOTE_OVERHANG = space.huge;

const rowNoteStyles = css`
  > .change {
    margin-bottom: ${space.xs};
    text-align: right;

    ${breakpoint.desktop} {
      text-align: left;
    }
  }

  > .title {
    margin-bottom: ${space.xs};
    font: ${displayFont(headingSize.item)};
    text-wrap: balance;
  }

  /* In narrow windows, the note has no room beside the table, so it fills the end of the row. The line from the
     marked figure goes on to the large figure. */
  ${breakpoint.belowDesktop} {
    ${noteStyles('top')}
    position: relative;
    margin: 0 calc(-1 * ${SIDE_PADDING}) calc(-1 * ${space.s});

    > .change::before {
      position: absolute;
      top: 0;
      right: calc(${LINE_RIGHT} + ${size.cardPadding});
      height: calc(${size.cardPadding} + ${SPACE_ABOVE_DIGITS});
      border-left: ${noteLine};
      content: '';
    }
  }

  /* The line from the marked figure, which begins above this cell, meets the first line of the note. */
  ${breakpoint.desktop} {
    ${noteStyles('left')}
    position: absolute;
    top: calc(-1 * (${FIGURE_MIDDLE} + ${FIRST_LINE_MIDDLE}));
    left: calc(100% + ${size.gutter});
    width: ${columnWidth('rightMargin', 'main')};

    /* Below the last row there is little room, so the note ends beside the first lines of the caption. */
    &.last {
      top: auto;
      bottom: -${NOTE_OVERHANG};
    }
  }

  @media print {
    width: auto;
    border-color: ${color.ink};

    ${breakpoint.desktop} {
      position: static;
      margin-top: ${space.s};
    }
  }
`;
