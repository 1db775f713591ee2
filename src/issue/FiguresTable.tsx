import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, font, headingSize, leaderLine, size, space } from '../theme/tokens';
import { ComparisonTable } from '../ui/ComparisonTable';
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
    border: ${leaderLine};
  }

  /* The line leads from the figure of the second quarter to the note. */
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

    /* The note begins beside the marked row. */
    .note {
      position: absolute;
      top: -4rem;
      left: calc(100% + ${size.gutter});
      width: calc(50% - ${size.gutter} / 2);
      margin: 0;
    }

    .note::before {
      top: ${space.xxl};
      right: 100%;
      width: calc(${size.gutter} + 2px);
      height: 0;
      border-top: ${leaderLine};
      border-left: 0;
    }

    /* Below the last row there is no room, so the note ends there. */
    tbody:last-of-type .note {
      top: auto;
      bottom: 0;
    }

    tbody:last-of-type .note::before {
      top: auto;
      bottom: 3rem;
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
