import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, font, headingSize, leaderLine, size, space } from '../theme/tokens';
import { ComparisonTable, FIGURE_WIDTH } from '../ui/ComparisonTable';
import { FigureChange } from '../ui/FigureChange';
import { SourceLinks } from '../ui/SourceLinks';

/** The figures of two quarters, a sentence about each, and a note in the margin about the marked row. */
export function FiguresTable({ table }: { table: Queries.FiguresTableFragment }) {
  const { title, quarters, rows, noteTitle, note, publisher, remark } = table;
  const columnCount = quarters.length + 1;
  return (
    <figure css={styles}>
      <ComparisonTable
        title={title}
        quarters={quarters}
        rows={rows}
        renderDetails={({ before, after, meaning, marked }) => (
          <>
            <tr>
              <td className="meaning" colSpan={columnCount}>
                {meaning}
              </td>
            </tr>
            {marked && (
              <tr>
                <td className="margin" colSpan={columnCount}>
                  <div className="note">
                    <p className="change">
                      <FigureChange before={before} after={after} />
                    </p>
                    <p className="note-title">{noteTitle}</p>
                    <p>{note}</p>
                  </div>
                </td>
              </tr>
            )}
          </>
        )}
      />
      <figcaption>
        <p>
          <SourceLinks publisher={publisher} quarters={quarters} />.
        </p>
        {remark && <p>{remark}</p>}
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment FiguresTable on IssueTable {
    title
    quarters {
      name
      ...SourceLinks
    }
    rows {
      before
      after
      meaning
      marked
      ...ComparisonTableRow
    }
    noteTitle
    note
    publisher
    remark
  }
`;

const styles = css`
  .meaning {
    padding-block: 0 ${space.s};
    text-wrap: pretty;

    /* A sentence is no wider than the label above it. */
    ${breakpoint.tablet} {
      padding-right: calc(2 * ${FIGURE_WIDTH} + ${size.card});
    }
  }

  /* On phones the note lies on the table, below the row that it explains. */
  .margin {
    padding: 0 ${size.card} ${size.card};
    background: ${color.tint};
  }

  .note {
    position: relative;
    margin-top: ${space.xl};
    padding: ${size.card};
    background: ${color.white};
    border: 1px solid ${color.rule};

    ${breakpoint.belowDesktop} {
      border-top: ${leaderLine};
    }

    ${breakpoint.desktop} {
      border-left: ${leaderLine};
    }
  }

  /* The line leads from the figure of the second quarter down to the note. */
  .note::before {
    position: absolute;
    right: ${space.xs};
    bottom: 100%;
    height: calc(${space.xl} + 2px);
    border-left: ${leaderLine};
    content: '';
  }

  /* Below the row, the line ends above the large figure. */
  .change {
    margin-bottom: ${space.xs};
    text-align: right;

    ${breakpoint.desktop} {
      text-align: left;
    }
  }

  .note-title {
    margin-bottom: ${space.xs};
    font: 600 ${headingSize.item} / 1.2 ${font.display};
  }

  figcaption {
    max-width: ${size.longProse};
    margin-top: ${space.m};
    color: ${color.soft};
  }

  figcaption p + p {
    margin-top: ${space.xs};
  }

  /* The table takes eight of twelve columns, and the margin with the note takes four. */
  ${breakpoint.desktop} {
    width: calc((100% - 2 * ${size.gutter}) * 2 / 3 + ${size.gutter});

    .margin {
      position: relative;
      height: 0;
      padding: 0;
    }

    /* The note begins beside the marked row, whose explanation has up to three lines. */
    .note {
      position: absolute;
      top: -6.5rem;
      left: calc(100% + ${size.gutter});
      width: calc(50% - ${size.gutter} / 2);
      margin: 0;
    }

    .note::before {
      display: none;
    }

    /* Beside the table, the line leads from the same figure to the right. */
    .marked-row td.figure:last-child {
      position: relative;
    }

    .marked-row td.figure:last-child::after {
      position: absolute;
      top: calc(${space.s} + 0.75em);
      left: 100%;
      width: ${size.gutter};
      border-top: ${leaderLine};
      content: '';
    }

    /* Below the last row there is no room, so the note ends there. */
    tbody:last-of-type .note {
      top: auto;
      bottom: 0;
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
