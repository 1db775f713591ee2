import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { LANDING_IDS } from '../shared/ids';
import { breakpoint, color, font, textSize } from '../theme/tokens';

/** The insurance rule as a figure: the sentence with its conditions, an example, and what is not covered. */
export function CoverageFigure({ coverage }: { coverage: Queries.CoverageFigureFragment }) {
  const { title, sentence, amount, conditions, note, example, excluded } = coverage;
  return (
    <figure css={styles} aria-labelledby={LANDING_IDS.coverageTitle}>
      <div className="rule">
        <h3 id={LANDING_IDS.coverageTitle}>{title}</h3>
        <p className="sentence">{emphasize(sentence, [amount, ...conditions])}</p>
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
                <td key={bank}>{example.limit}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <h4>{excluded.title}</h4>
        <ul>
          {excluded.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** @returns the text with its parts emphasized; the schema ensures that they occur in this order */
function emphasize(text: string, [part, ...others]: readonly string[]): ReactNode {
  if (part === undefined) return text;
  const start = text.indexOf(part);
  return (
    <>
      {text.slice(0, start)}
      <strong>{part}</strong>
      {emphasize(text.slice(start + part.length), others)}
    </>
  );
}

export const fragment = graphql`
  fragment CoverageFigure on LandingBenefitsCoverage {
    title
    sentence
    amount
    conditions
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
  display: grid;
  gap: 0.75rem clamp(2rem, 5vw, 4rem);
  padding: clamp(1rem, 3vw, 2.25rem);
  font-size: ${textSize.small};
  line-height: 1.45;
  background: ${color.white};
  border: 1px solid ${color.rule};

  h3 {
    margin-bottom: 0.5rem;
  }

  .sentence {
    margin-bottom: 0.75rem;
    font-size: clamp(1.0625rem, 1rem + 0.3vw, ${textSize.large});
  }

  strong {
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: ${color.edge};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  /* The amount. */
  strong:first-of-type {
    display: block;
    font: 600 clamp(2.75rem, 2rem + 3vw, 4rem) / 1.1 ${font.display};
    letter-spacing: -0.02em;
    text-decoration: none;
  }

  .note {
    color: ${color.soft};
  }

  /* Fits 320 px also with the letter spacing of a reader (WCAG 1.4.12). */
  table {
    width: 100%;
    border-spacing: 0.125rem 0.25rem;
    text-align: center;
  }

  caption,
  tbody th {
    text-align: left;
  }

  caption {
    padding-left: 0.125rem;
  }

  caption,
  th,
  h4 {
    font: 600 ${textSize.small} / 1.4 ${font.text};
  }

  th,
  tbody td {
    padding: 0.5rem 0;
  }

  thead th {
    border-bottom: 3px solid ${color.ink};
  }

  tbody th {
    font-size: ${textSize.tiny};
  }

  tbody td {
    font: 600 ${textSize.tiny} ${font.display};
    background: ${color.tint};
  }

  ul {
    margin: 0;
    padding-left: 1.1em;
  }

  ${breakpoint.tablet}, print {
    grid-template-columns: 5fr 6fr;

    .rule {
      grid-row: span 2;
    }

    tbody th {
      padding-left: 0.5rem;
      background: ${color.tint};
    }

    tbody th,
    tbody td {
      font-size: ${textSize.small};
    }
  }
`;
