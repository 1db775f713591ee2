import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { hairline, strongLineWidth } from '../theme/borders';
import { color } from '../theme/colors';
import { breakpoint, desktopScreen, forcedColors } from '../theme/media';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { fontWeight, lineHeight, textSize } from '../theme/typography';
import { CELL_SIDE_PADDING, DETAILS_END_PADDING, FIGURE_SIZE, lineAcrossGutterStyles } from './row-note-line';

/** The width of a column of figures from `breakpoint.tablet` on. */
const FIGURE_COLUMN_WIDTH = '7rem';

/** The width of the figures of both quarters from `breakpoint.tablet` on. */
export const BOTH_FIGURE_COLUMNS_WIDTH = `calc(2 * ${FIGURE_COLUMN_WIDTH})`;

/** The first column says what a figure is about, and the others have the figure in two quarters. */
const COLUMN_COUNT = 3;

interface ComparisonTableProps<Row> {
  table: Queries.ComparisonTableFragment;
  /** The rows of the table, or some of them. */
  rows: readonly Row[];
  /** Whether a text beside or below the table explains the row. */
  isMarked: (row: Row) => boolean;
  /**
   * Renders what comes below the figures of a row. Its cell is the containing block of elements with an
   * absolute position.
   */
  renderDetails?: (row: Row) => ReactNode;
  /** Whether phones show the marked rows only. */
  isShortOnPhones?: boolean;
}

/**
 * The figures of two quarters. The later figure of a marked row is yellow. If the table has details, a line
 * leads from this figure across the gutter on the right, on screens from `breakpoint.desktop` on.
 */
export const ComparisonTable = <Row extends Queries.ComparisonTableRowFragment>({
  table,
  rows,
  isMarked,
  renderDetails,
  isShortOnPhones = false,
}: ComparisonTableProps<Row>) => (
  <table css={[styles, renderDetails ? detailedStyles : briefStyles, isShortOnPhones && shortOnPhonesStyles]}>
    <thead>
      <tr>
        <th scope="col">{table.title}</th>
        {table.quarters.map(({ name }, index) => (
          <th key={index} className="figure" scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    {rows.map((row, index) => (
      <tbody key={index} className={isMarked(row) ? 'marked-row' : undefined}>
        <tr>
          <th scope="row">
            <RowLabel text={row.item} />
          </th>
          <td className="figure">{row.before}</td>
          <td className="figure after">{row.after}</td>
        </tr>
        {renderDetails && (
          <tr>
            <td className="details" colSpan={COLUMN_COUNT}>
              {renderDetails(row)}
            </td>
          </tr>
        )}
      </tbody>
    ))}
  </table>
);

/** The unit of the figures in a row is in brackets at the end of the label. */
const UNIT = /\([^()]*\)$/;

function RowLabel({ text }: { text: string }) {
  const unit = UNIT.exec(text)?.[0];
  const name = unit ? text.slice(0, -unit.length) : text;
  return (
    <>
      {name}
      {unit && <span className="unit">{unit}</span>}
    </>
  );
}

export const query = graphql`
  fragment ComparisonTable on IssueTable {
    title
    quarters {
      name
    }
  }

  fragment ComparisonTableRow on IssueTableRow {
    item
    before
    after
  }
`;

const styles = css`
  background: ${color.tint};

  tbody {
    border-top: ${hairline};
    break-inside: avoid;
  }

  th,
  td {
    padding: ${space.xs} ${CELL_SIDE_PADDING};
    text-align: left;
    overflow-wrap: anywhere;
  }

  th {
    line-height: ${lineHeight.tight};
    text-wrap: balance;
  }

  thead th {
    font-size: ${textSize.small};
  }

  /* On phones the columns of figures are as narrow as their figures, so that the label has few lines. */
  .figure {
    width: 0;
    padding-left: 0;
    text-align: right;
    white-space: nowrap;

    ${breakpoint.tablet} {
      width: ${FIGURE_COLUMN_WIDTH};
    }
  }

  .marked-row .figure {
    font-weight: ${fontWeight.bold};
  }

  .marked-row .after {
    background: ${color.highlight};

    ${forcedColors} {
      outline: ${strongLineWidth} solid Highlight;
    }
  }
`;

const briefStyles = css`
  tr {
    height: ${size.target};
  }

  tbody:not(.marked-row) th {
    font-weight: ${fontWeight.normal};
  }
`;

const shortOnPhonesStyles = css`
  tbody:not(.marked-row) {
    ${breakpoint.belowTablet} {
      display: none;
    }
  }
`;

const detailedStyles = css`
  th,
  td {
    vertical-align: baseline;
  }

  td.figure {
    font-size: ${FIGURE_SIZE};
  }

  .details {
    position: relative;
    padding-block: 0 ${DETAILS_END_PADDING};
  }

  /* On phones, the unit is small and on its own line, so that a long unit fits too. */
  .unit {
    ${breakpoint.belowTablet} {
      display: block;
      font-size: ${textSize.small};
      font-weight: ${fontWeight.normal};
      text-wrap: wrap;
    }
  }

  /* The yellow begins before the first digit of the widest figure. */
  .after {
    padding-left: ${space.xs};
  }

  /* The line begins beside the middle of the marked figure. */
  .marked-row .after {
    ${desktopScreen} {
      ${lineAcrossGutterStyles}
    }
  }
`;
