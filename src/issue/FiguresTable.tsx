import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import {
  breakpoint,
  color,
  font,
  forcedColors,
  headingSize,
  leaderLine,
  size,
  textSize,
} from '../theme/tokens';
import { FigureChange } from '../ui/FigureChange';
import { HyphenatedText } from '../ui/HyphenatedText';
import { SourceLinks } from '../ui/SourceLinks';

/** The figures of two quarters, a sentence about each, and a note in the margin about the marked row. */
export function FiguresTable({ table }: { table: Queries.FiguresTableFragment }) {
  const { title, quarters, rows, noteTitle, note, publisher, remark } = table;
  return (
    <figure css={styles}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <HyphenatedText text={title} />
            </th>
            {quarters.map(({ name }) => (
              <th key={name} className="figure" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ item, figures, meaning, marked }) => (
          <tbody key={item} className={marked ? 'explained' : undefined}>
            <tr className="fact">
              <th scope="row">{item}</th>
              {figures.map((figure, quarter) => (
                <td key={quarter} className="figure">
                  {figure}
                </td>
              ))}
            </tr>
            <tr className="fact">
              <td className="meaning" colSpan={quarters.length + 1}>
                {meaning}
              </td>
            </tr>
            {marked && (
              <tr>
                <td className="margin" colSpan={quarters.length + 1}>
                  <div className="note">
                    <p className="change">
                      <FigureChange before={figures[0] ?? ''} after={figures[1] ?? ''} />
                    </p>
                    <p className="note-title">{noteTitle}</p>
                    <p>{note}</p>
                  </div>
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
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
      item
      figures
      meaning
      marked
    }
    noteTitle
    note
    publisher
    remark
  }
`;

const styles = css`
  thead,
  tbody {
    background: ${color.tint};
  }

  tbody {
    border-top: 1px solid ${color.rule};
    break-inside: avoid;
  }

  th,
  td {
    padding: 0.75rem ${size.card} 0;
    text-align: left;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  thead th {
    padding-bottom: 0.75rem;
    font-size: ${textSize.small};
  }

  /* On phones the columns of figures are as narrow as their figures, so that the label has few lines. */
  .figure {
    width: 0;
    padding-left: 0;
    text-align: right;
    white-space: nowrap;
  }

  ${breakpoint.belowTablet} {
    :is(th, td):not(:last-child) {
      padding-right: 0.5rem;
    }
  }

  td.figure {
    font-size: ${textSize.lead};
  }

  .meaning {
    padding: 0.125rem ${size.card} 0.75rem;
  }

  .explained .fact {
    background: ${color.highlight};

    ${forcedColors} {
      outline: 2px solid Highlight;
    }
  }

  .explained .figure {
    font-weight: 600;
  }

  .margin {
    padding: 0;
    background: ${color.paper};
  }

  .note {
    position: relative;
    margin-top: 1.5rem;
    padding: ${size.card};
    background: ${color.white};
    border: ${leaderLine};
  }

  /* The line leads from the figure of the second quarter to the note. */
  .note::before {
    position: absolute;
    right: calc(${size.card} + 0.5rem);
    bottom: 100%;
    height: calc(1.5rem + 2px);
    border-left: ${leaderLine};
    content: '';
  }

  /* Below the row, the line ends above the large figure. */
  .change {
    margin-bottom: 0.5rem;
    text-align: right;

    ${breakpoint.desktop} {
      text-align: left;
    }
  }

  .note-title {
    margin-bottom: 0.5rem;
    font: 600 ${headingSize.item} / 1.2 ${font.display};
  }

  figcaption {
    max-width: ${size.longProse};
    margin-top: 1rem;
    color: ${color.soft};
  }

  figcaption p + p {
    margin-top: 0.5rem;
  }

  ${breakpoint.tablet} {
    .figure {
      width: 7rem;
    }
  }

  /* The table takes eight of twelve columns, and the margin with the note takes four. */
  ${breakpoint.desktop} {
    width: calc((100% - 2 * ${size.gutter}) * 2 / 3 + ${size.gutter});

    .margin {
      position: relative;
      height: 0;
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
      top: 2rem;
      right: 100%;
      width: calc(${size.gutter} + 2px);
      height: 0;
      border-top: ${leaderLine};
      border-left: 0;
    }

    /* Below the last row there is no room, so the note ends there. */
    .explained:last-of-type .note {
      top: auto;
      bottom: 0;
    }

    .explained:last-of-type .note::before {
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
