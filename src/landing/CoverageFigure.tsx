import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { LANDING_IDS } from '../shared/ids';
import { breakpoint, color, font } from '../theme/tokens';
import { CoverageExample } from './CoverageExample';

/** The insurance rule as a figure: one amount, its conditions and an example. */
export function CoverageFigure({ coverage }: { coverage: Queries.CoverageFigureFragment }) {
  const { title, amount, conditions, example, sentence, footnote } = coverage;
  return (
    <figure css={styles} aria-labelledby={LANDING_IDS.coverageTitle}>
      <h3 id={LANDING_IDS.coverageTitle}>{title}</h3>
      <div className="halves">
        <div>
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
        <CoverageExample example={example} />
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
    example {
      ...CoverageExample
    }
    sentence
    footnote
  }
`;

const styles = css`
  position: relative;
  margin: 0;
  padding: clamp(1.5rem, 4vw, 3rem);
  background: ${color.white};
  border: 1px solid ${color.rule};

  &::before {
    position: absolute;
    top: -1px;
    left: clamp(1.5rem, 4vw, 3rem);
    width: 2.75rem;
    border-top: 5px solid ${color.accent};
    content: '';
  }

  h3 {
    font-size: 1.375rem;
  }

  .halves {
    display: grid;
    gap: 2.5rem 4rem;
    margin-block: 1.75rem 2.25rem;
  }

  .amount {
    margin-bottom: 1rem;
    font: 600 clamp(3rem, 2rem + 4vw, 4.5rem) / 1 ${font.display};
    letter-spacing: -0.02em;
  }

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* A bracket that joins the conditions to the amount. */
  li {
    position: relative;
    display: grid;
    gap: 0.125rem;
    padding: 0.625rem 0 0.625rem 2rem;
    border-left: 2px solid ${color.accent};
  }

  ol > li::before {
    position: absolute;
    top: 1.35rem;
    left: 0;
    width: 1.25rem;
    border-top: 2px solid ${color.accent};
    content: '';
  }

  strong {
    font: 600 1.1875rem/1.3 ${font.display};
    text-wrap: balance;
  }

  span {
    color: ${color.soft};
    font-size: 0.9375rem;
  }

  figcaption {
    display: grid;
    gap: 0.75rem 4rem;
    padding-top: 1.25rem;
    font-size: 0.9375rem;
    border-top: 1px solid ${color.rule};
  }

  .sentence {
    font-weight: 600;
  }

  ${breakpoint.desktop}, print {
    .halves,
    figcaption {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
