import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color, font } from '../theme/tokens';

/** The example of the figure: one depositor, two banks, two ownership categories, four limits. */
export function CoverageExample({ example }: { example: Queries.CoverageExampleFragment }) {
  const { title, depositor, banks, categories, limit } = example;
  return (
    <div css={styles}>
      <p className="title">{title}</p>
      <p className="depositor">
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
          <circle cx="16" cy="10" r="7" />
          <path d="M2 32c0-8 6-12 14-12s14 4 14 12z" />
        </svg>
        {depositor}
      </p>
      <StretchedLines className="branches" height={28} path="M50 0v50M25 100v-50h50v50" />
      <ul>
        {banks.map((bank) => (
          <li key={bank?.name}>
            <StretchedLines className="roof" height={22} path="M0 99L50 2 100 99z" />
            <p className="bank">
              <b>{bank?.name}</b>
              {bank?.note}
            </p>
            <ul>
              {categories.map((category) => (
                <li key={category}>
                  {category} <b>{limit}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lines across the whole column, with the same thickness at any width. */
const StretchedLines = ({ className, height, path }: { className: string; height: number; path: string }) => (
  <svg
    className={className}
    viewBox="0 0 100 100"
    width="100%"
    height={height}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} vectorEffect="non-scaling-stroke" />
  </svg>
);

export const fragment = graphql`
  fragment CoverageExample on LandingBenefitsCoverageExample {
    title
    depositor
    banks {
      name
      note
    }
    categories
    limit
  }
`;

const styles = css`
  font-size: 0.9375rem;
  line-height: 1.35;
  text-align: center;

  .title {
    margin-bottom: 1.25rem;
    color: ${color.soft};
    text-align: left;
  }

  .depositor {
    font-weight: 600;
  }

  svg {
    display: block;
    margin-inline: auto;
    fill: currentcolor;
  }

  .depositor svg {
    margin-bottom: 0.5rem;
  }

  .branches,
  .roof {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
  }

  .branches {
    margin-block: 0.5rem;
    stroke: ${color.accent};
  }

  ul {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > ul {
    grid-template-columns: 1fr 1fr;
    gap: clamp(0.75rem, 4vw, 2rem);
  }

  li {
    display: block;
    padding: 0;
    border: 0;
  }

  > ul > li {
    display: grid;
    grid-template-rows: auto 1fr auto;
    border-bottom: 4px solid ${color.ink};
  }

  .bank {
    padding: 0.625rem 0.25rem;
    color: ${color.soft};
  }

  b {
    display: block;
    color: ${color.ink};
    font-weight: 600;
  }

  ul ul {
    padding: 0 0.5rem 0.5rem;
  }

  li li {
    padding: 0.625rem 0.375rem 0.75rem;
    background: ${color.tint};
    border: 1px solid ${color.rule};
  }

  li li b {
    font: 600 1.125rem/1.2 ${font.display};
  }
`;
