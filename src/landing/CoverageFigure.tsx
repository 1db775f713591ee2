import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { LANDING_IDS } from '../shared/ids';
import { breakpoint, color, font, size, textSize } from '../theme/tokens';

/** The insurance rule as a figure: the sentence with its conditions, an example, and what is not covered. */
export function CoverageFigure({ coverage }: { coverage: Queries.CoverageFigureFragment }) {
  const { title, sentence, note, example, excluded } = coverage;
  const [before, amount, conditions] = sentence.split(/(\$[\d,]+)/);
  return (
    <figure className="grid" css={styles} aria-labelledby={LANDING_IDS.coverageTitle}>
      <div className="rule">
        <h3 id={LANDING_IDS.coverageTitle}>{title}</h3>
        <p>
          {before}
          <strong className="amount">{amount}</strong> <mark>{conditions?.trim()}</mark>
        </p>
        <p className="note">{note}</p>
      </div>
      <table>
        <caption>{example.title}</caption>
        <thead>
          <tr>
            <td />
            {example.banks.map((bank) => (
              <th key={bank} scope="col">
                {bank}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {example.categories.map((category) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {example.banks.map((bank) => (
                <td key={bank} data-bank={bank}>
                  {example.limit}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="excluded">
        <h4>{excluded.title}</h4>
        <ul className="plain-list">
          {excluded.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

export const fragment = graphql`
  fragment CoverageFigure on LandingBenefitsCoverage {
    title
    sentence
    note
    example {
      title
      banks
      categories
      limit
    }
    excluded {
      title
      items
    }
  }
`;

const styles = css`
  row-gap: 1rem;
  margin-top: 1rem;
  padding: ${size.card};
  background: ${color.white};

  .amount {
    display: block;
    font: 600 2.5rem / 1.2 ${font.display};

    ${breakpoint.desktop} {
      font-size: 3.5rem;
    }
  }

  mark {
    color: inherit;
    background: ${color.highlight};
    font-weight: 600;
  }

  .rule p {
    text-wrap: balance;
  }

  .note,
  table,
  .excluded {
    font-size: ${textSize.small};
  }

  .note {
    margin-top: 0.75rem;
  }

  h4,
  caption {
    margin-bottom: 0.5rem;
    font: 600 ${textSize.small} / 1.4 ${font.text};
    text-align: left;
  }

  th,
  td {
    padding: 0.375rem 0;
    text-align: left;
    border-bottom: 1px solid ${color.rule};
  }

  thead th,
  tbody td {
    padding-left: 0.75rem;
    text-align: right;
  }

  ${breakpoint.tablet} {
    .rule {
      grid-row: span 2;
      grid-column: 1 / span 6;
    }

    table,
    .excluded {
      grid-column: 7 / -1;
    }
  }

  /* Each limit below its kind of account, with the bank before it. */
  @media (max-width: 22.5em) {
    thead {
      display: none;
    }

    tbody > tr > * {
      display: flex;
      justify-content: space-between;
      padding-left: 0;
    }

    td::before {
      content: attr(data-bank);
    }
  }
`;
