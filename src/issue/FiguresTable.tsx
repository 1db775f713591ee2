import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ComparisonTable, BOTH_FIGURE_COLUMNS_WIDTH } from '../issue-shared/ComparisonTable';
import { lineBesideMeaningStyles } from '../issue-shared/row-note-line';
import { SourceLinks } from '../issue-shared/SourceLinks';
import { color } from '../theme/colors';
import { belowDesktopOrPrint, breakpoint, desktopScreen } from '../theme/media';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { columnWidth } from './issue-columns';
import { RowNote } from './RowNote';

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
            <p className="meaning">{row.meaning}</p>
            <RowNote row={row} isLast={row === lastRow} />
          </>
        )}
      />
      <figcaption>
        <p>
          <SourceLinks table={table} />.
        </p>
        {remark && <p>{remark}</p>}
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment FiguresTable on IssueTable {
    rows {
      meaning
      note {
        __typename
      }
      ...ComparisonTableRow
      ...RowNote
    }
    remark
    ...ComparisonTable
    ...SourceLinks
  }
`;

/** The distance from the sentence about a figure down to the note, where the note is below it. */
const MEANING_TO_NOTE = space.l;

const styles = css`
  /* From "breakpoint.tablet" on, a sentence is no wider than the label above it. */
  .meaning {
    ${breakpoint.tablet} {
      padding-right: ${BOTH_FIGURE_COLUMNS_WIDTH};
    }
  }

  /* In narrow windows and on paper, a note is below the sentence. The line from the marked figure down to
     the note is on the right of the sentence. */
  .meaning:not(:last-child) {
    ${belowDesktopOrPrint} {
      ${lineBesideMeaningStyles}
      padding-bottom: ${MEANING_TO_NOTE};
    }

    ${breakpoint.belowTablet} {
      padding-right: ${space.s};
    }
  }

  figcaption {
    max-width: ${size.longProse};
    margin-top: ${space.m};
    color: ${color.soft};
  }

  figcaption p + p {
    margin-top: ${space.xs};
  }

  ${desktopScreen} {
    width: ${columnWidth('main', 'page')};
  }
`;
