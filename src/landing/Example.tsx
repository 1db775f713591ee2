import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { explainedRow } from '../shared/explained-row';
import type { LabelledLink } from '../shared/labelled-link';
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
import { touchTargetStyles } from '../ui/touch-target-styles';

interface ExampleProps {
  brand: string;
  example: Queries.ExampleFragment;
  /** The link to the issue that the example is taken from. */
  sampleLink: LabelledLink;
}

/** The marked page: published figures, one of them marked, and a line that leads from it to what an issue says. */
export function Example({ brand, example, sampleLink }: ExampleProps) {
  const { quarters, rows, publisher } = example;
  const explained = explainedRow(rows);
  const [before = '', after = ''] = explained?.figures ?? [];
  return (
    <figure css={styles} aria-label={example.label}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <HyphenatedText text={example.title} />
            </th>
            {quarters.map(({ name }) => (
              <th key={name} className="figure" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.item} className={row === explained ? 'explained' : undefined}>
              <th scope="row">{row.item}</th>
              {row.figures.map((figure, quarter) => (
                <td key={quarter} className="figure">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="note">
        <p className="masthead">
          {brand} <span className="tag">{example.tag}</span>
        </p>
        <p className="headline">{example.headline}</p>
        <p className="change">
          <FigureChange before={before} after={after} />
        </p>
        <p className="share">{example.share}</p>
        <p className="sample screen-only">
          <a href={sampleLink.href}>{sampleLink.label}</a>
        </p>
        <dl>
          {example.points.map((point) => (
            <div key={point.label}>
              <dt>{point.label}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption>
        <SourceLinks publisher={publisher} quarters={quarters} />
        {`. ${example.note}`}
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment Example on LandingHeroExample {
    label
    title
    quarters {
      name
      ...SourceLinks
    }
    rows {
      item
      figures
    }
    tag
    headline
    share
    points {
      label
      text
    }
    publisher
    note
  }
`;

const styles = css`
  table {
    background: ${color.tint};
  }

  th,
  td {
    height: 2.75rem;
    padding: 0.375rem ${size.card};
    font-weight: 400;
    line-height: 1.3;
    text-align: left;
  }

  thead th,
  .explained > * {
    font-weight: 600;
  }

  thead th {
    font-size: ${textSize.small};
  }

  .figure {
    width: 4.75rem;
    padding-inline: 0.5rem 1rem;
    text-align: right;
    white-space: nowrap;

    ${breakpoint.tablet} {
      width: 8rem;
      padding-right: ${size.card};
    }
  }

  tbody tr {
    border-top: 1px solid ${color.rule};
  }

  /* A line leads from the marked figure to the note. */
  .explained td:last-child {
    position: relative;
    background: ${color.highlight};

    ${forcedColors} {
      outline: 2px solid Highlight;
    }
  }

  .explained td:last-child::after {
    position: absolute;
    top: 100%;
    right: 2.5rem;
    height: 2.75rem;
    border-left: ${leaderLine};
    content: '';

    /* The line ends just above the large figure in the note. */
    ${breakpoint.tablet} {
      height: 4.75rem;
    }
  }

  .note {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin-top: 1.5rem;
    padding: 1rem ${size.card};
    background: ${color.white};
    border: 1px solid ${color.rule};
    border-top: ${leaderLine};
  }

  .masthead {
    color: ${color.soft};
    font-size: ${textSize.small};
    font-weight: 600;
  }

  .tag {
    margin-left: 0.5rem;
    padding: 0.1rem 0.5rem;
    color: ${color.ink};
    background: ${color.tint};
  }

  .headline {
    margin-block: 0.5rem;
    font: 600 ${headingSize.card} / 1.15 ${font.display};
    text-wrap: balance;
  }

  /* On phones the line ends straight above the large figure. */
  ${breakpoint.belowTablet} {
    .change {
      order: -1;
      justify-self: end;
    }
  }

  .share {
    color: ${color.soft};
  }

  dl {
    display: grid;
    gap: 0.75rem 1.5rem;
    margin-top: 0.5rem;
    padding-top: 1rem;
    border-top: 1px solid ${color.rule};
  }

  dt {
    margin-bottom: 0.25rem;
    font-weight: 600;
  }

  .sample a {
    ${touchTargetStyles}
    font-weight: 600;
  }

  figcaption {
    margin-top: 0.75rem;
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  /* On phones the table has the marked line only. */
  ${breakpoint.belowTablet} {
    tbody tr:not(.explained) {
      display: none;
    }
  }

  /* The figures stand on the right, below the marked one that the line comes from. */
  ${breakpoint.tablet} {
    .note {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 2rem;
    }

    .masthead,
    dl {
      grid-column: 1 / -1;
    }

    .headline {
      align-self: end;
    }

    .change {
      grid-row: 2 / span 3;
      grid-column: 2;
      align-self: start;
    }

    .share,
    .sample {
      grid-column: 1;
    }

    dl {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }
  }

  @media print {
    max-width: 24rem;
  }
`;
