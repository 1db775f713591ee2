import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { LANDING_IDS } from '../shared/ids';
import {
  breakpoint,
  color,
  figureSize,
  font,
  headingSize,
  leaderLine,
  sectionSpace,
  textSize,
} from '../theme/tokens';
import { HyphenatedText } from '../ui/HyphenatedText';

/** The insurance rule: its sentence with the amount, an example that adds up, and what is not covered. */
export function CoverageFigure({ coverage }: { coverage: Queries.CoverageFigureFragment }) {
  const { title, sentence, notes, example, excluded } = coverage;
  const [before, amount, conditions = ''] = sentence.split(/(\$[\d,]+)/);
  const accounts = example.banks.flatMap((bank) =>
    example.categories.map((category) => ({ bank, category })),
  );
  return (
    <figure css={styles} aria-labelledby={LANDING_IDS.coverageTitle}>
      <div className="container grid">
        <div className="rule">
          <h3 id={LANDING_IDS.coverageTitle}>{title}</h3>
          <p>
            {before}
            <strong className="amount">{amount}</strong>{' '}
            <span className="conditions">
              <mark>
                <HyphenatedText text={conditions.trim()} />
              </mark>
            </span>
          </p>
          {notes.map((note) => (
            <p key={note} className="note">
              <HyphenatedText text={note} />
            </p>
          ))}
        </div>
        <div className="details">
          <h4>{example.title}</h4>
          <ul className="accounts plain-list">
            {accounts.map(({ bank, category }) => (
              <li key={`${bank} ${category}`}>
                <span>
                  <b>{bank}</b> {category}
                </span>
                <span className="limit">{example.limit}</span>
              </li>
            ))}
          </ul>
          <p className="total">
            {example.totalLabel} <span>{example.total}</span>
          </p>
          <h4>{excluded.title}</h4>
          <ul className="excluded plain-list">
            {excluded.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </figure>
  );
}

export const query = graphql`
  fragment CoverageFigure on LandingBenefitsCoverage {
    title
    sentence
    notes
    example {
      title
      banks
      categories
      limit
      totalLabel
      total
    }
    excluded {
      title
      items
    }
  }
`;

const styles = css`
  background: ${color.white};

  > .container {
    row-gap: 2.5rem;
    padding-block: ${sectionSpace};
  }

  h3 {
    margin-bottom: 1rem;
    font-size: ${headingSize.page};
    line-height: 1.1;
  }

  h4 {
    margin-bottom: 0.75rem;
    font: 600 ${textSize.lead} / 1.4 ${font.text};
  }

  .rule p {
    text-wrap: pretty;
  }

  .conditions {
    display: block;
    font-weight: 600;
    text-wrap: balance;
  }

  .amount {
    display: block;
    margin-block: 0.25rem 0.5rem;
    font: 600 ${figureSize.amount} / 1 ${font.display};
    letter-spacing: -0.02em;
  }

  .note {
    margin-top: 1rem;
  }

  /* A brace below the four limits adds them up. */
  .accounts {
    display: grid;
    gap: 0.25rem;
  }

  .accounts li {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    padding: 0.5rem 1rem;
    background: ${color.tint};
  }

  .accounts b {
    margin-right: 0.25rem;
  }

  .limit {
    font: 600 ${textSize.lead} / 1.2 ${font.display};
  }

  .total {
    position: relative;
    margin-block: 0 2.5rem;
    padding-top: 2.25rem;
    font: 600 ${headingSize.card} / 1.2 ${font.display};
    text-align: center;
  }

  .total span {
    white-space: nowrap;
  }

  .total::before,
  .total::after {
    position: absolute;
    content: '';
  }

  .total::before {
    inset: 0.5rem 0 auto;
    height: 0.625rem;
    border: ${leaderLine};
    border-top: 0;
  }

  .total::after {
    top: 1.125rem;
    left: 50%;
    height: 0.875rem;
    border-left: ${leaderLine};
  }

  .excluded {
    columns: 18rem;
    column-gap: 2rem;
  }

  .excluded li {
    position: relative;
    padding: 0.25rem 0 0.25rem 1.5rem;
    break-inside: avoid;
  }

  .excluded li::before {
    position: absolute;
    left: 0;
    font-weight: 600;
    content: '×' / '';
  }

  ${breakpoint.tablet} {
    .accounts {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    .accounts li {
      flex-direction: column;
      align-items: flex-start;
      min-height: 7rem;
    }

    .accounts b {
      display: block;
    }
  }

  ${breakpoint.desktop} {
    .rule {
      grid-column: 1 / span 5;
    }

    .details {
      grid-column: 6 / -1;
    }
  }
`;
