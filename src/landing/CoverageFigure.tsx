import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color, font, from } from '../theme/tokens';

/** The insurance rule at a glance: one amount, three conditions that all count. */
export function CoverageFigure({ coverage }: { coverage: Queries.CoverageFigureFragment }) {
  const { title, amount, conditions, sentence, footnote } = coverage;
  return (
    <figure css={styles} aria-labelledby="coverage-title">
      <h3 id="coverage-title">{title}</h3>
      <div className="rule">
        <p className="amount">{amount}</p>
        <ol>
          {conditions.map((condition) => (
            <li key={condition?.label}>
              <strong>{condition?.label}</strong>
              <span>{condition?.note}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        <p className="sentence">{sentence}</p>
        <p>{footnote}</p>
      </figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment CoverageFigure on LandingBenefitsCoverage {
    title
    amount
    conditions {
      label
      note
    }
    sentence
    footnote
  }
`;

const styles = css`
  margin: 0;
  padding: clamp(1.5rem, 4vw, 3rem);
  background: ${color.white};
  border: 1px solid ${color.rule};

  h3 {
    font-size: 1.375rem;
  }

  .rule {
    display: grid;
    gap: 1.5rem 3rem;
    margin-block: 1.5rem 2rem;
  }

  .amount {
    font: 500 clamp(3rem, 2rem + 5vw, 5rem) / 1 ${font.display};
    letter-spacing: -0.02em;
  }

  ol {
    display: grid;
    gap: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* A bracket that gathers the three conditions under one amount. */
  li {
    position: relative;
    display: grid;
    gap: 0.25rem;
    padding: 0.75rem 0 0.75rem 2rem;
    border-left: 2px solid ${color.accent};
  }

  li::before {
    position: absolute;
    top: 1.45rem;
    left: 0;
    width: 1.25rem;
    border-top: 2px solid ${color.accent};
    content: '';
  }

  strong {
    font: 600 1.1875rem/1.3 ${font.display};
  }

  span {
    color: ${color.soft};
    font-size: 0.9375rem;
  }

  figcaption {
    display: grid;
    gap: 0.75rem;
    max-width: 48rem;
    padding-top: 1.25rem;
    font-size: 0.9375rem;
    border-top: 1px solid ${color.rule};
  }

  .sentence {
    font-weight: 600;
  }

  ${from.desktop} {
    .rule {
      grid-template-columns: auto 1fr;
      align-items: center;
    }
  }
`;
