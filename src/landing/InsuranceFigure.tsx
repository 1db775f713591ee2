import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDollars } from '../shared/dollars';
import { LANDING_IDS } from '../shared/ids';
import { splitAround } from '../shared/page-placeholders';
import { CLASS } from '../theme/class-names';
import {
  breakpoint,
  color,
  column,
  displayFont,
  figureSize,
  headingSize,
  largeDisplayFont,
  letterSpacing,
  lineHeight,
  noteLine,
  sectionSpace,
  size,
  space,
  strongFont,
  textSize,
} from '../theme/tokens';
import { HyphenatedText } from '../ui/HyphenatedText';

/** The insurance rule: its sentence with the amount, a calculation for one person, and what is not covered. */
export function InsuranceFigure({ insurance }: { insurance: Queries.InsuranceFigureFragment }) {
  const { title, amount, sentence, notes, calculation, excluded } = insurance;
  const { banks, categories } = calculation;
  const [beforeAmount, conditions] = splitAround(sentence, 'amount');
  const limit = formatDollars(amount);
  const total = formatDollars(banks.length * categories.length * amount);
  return (
    <figure css={styles} aria-labelledby={LANDING_IDS.insuranceTitle}>
      <div className={`${CLASS.container} ${CLASS.grid}`}>
        <div className="rule">
          <h3 id={LANDING_IDS.insuranceTitle}>{title}</h3>
          <p>
            {beforeAmount}
            <strong className="amount">{limit}</strong>{' '}
            <span className="conditions">
              <mark>
                <HyphenatedText text={conditions.trimStart()} />
              </mark>
            </span>
          </p>
          {notes.map((note, index) => (
            <p key={index} className="note">
              <HyphenatedText text={note} />
            </p>
          ))}
        </div>
        <div className="details">
          <h4>{calculation.title}</h4>
          <ul className={`banks ${CLASS.plainList}`}>
            {banks.map((bank, bankIndex) => (
              <li key={bankIndex}>
                <p className="bank">{bank}</p>
                <ul className={`accounts ${CLASS.plainList}`}>
                  {categories.map((category, index) => (
                    <li key={index}>
                      {category} <span className="limit">{limit}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <p className="total">
            {calculation.totalLabel} <span>{total}</span>
          </p>
          <h4>{excluded.title}</h4>
          <ul className={`excluded ${CLASS.plainList}`}>
            {excluded.items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
          <p className="note">
            <HyphenatedText text={excluded.note} />
          </p>
        </div>
      </div>
    </figure>
  );
}

export const query = graphql`
  fragment InsuranceFigure on LandingBenefitsInsurance {
    title
    amount
    sentence
    notes
    calculation {
      title
      banks
      categories
      totalLabel
    }
    excluded {
      title
      items
      note
    }
  }
`;

const BRACE_HEIGHT = '0.625rem';
const BRACE_STROKE_HEIGHT = '0.875rem';

/** With this line height, the sign of an item stands beside the middle of its first line. */
const SIGN_LINE_HEIGHT = 1.25;

const styles = css`
  font-size: ${textSize.reading};
  line-height: ${lineHeight.reading};
  background: ${color.white};

  > .${CLASS.container} {
    row-gap: ${space.xxxl};
    padding-block: ${sectionSpace};
  }

  h3 {
    margin-bottom: ${space.m};
    font: ${largeDisplayFont(headingSize.page)};
  }

  h4 {
    margin-bottom: ${space.s};
    font: ${strongFont(textSize.medium)};
  }

  .conditions {
    display: block;
    font-weight: 600;
    text-wrap: balance;
  }

  .amount {
    display: block;
    margin-bottom: ${space.xxs};
    font: ${largeDisplayFont(figureSize.amount)};
    letter-spacing: ${letterSpacing.tightest};
  }

  .note {
    max-width: ${size.longProse};
    margin-top: ${space.m};
  }

  .banks {
    display: grid;
    gap: ${space.m};
  }

  .bank {
    font-weight: 600;
  }

  .accounts {
    display: grid;
    grid-auto-rows: 1fr;
    gap: ${space.xxs};
  }

  .accounts li {
    display: flex;
    gap: ${space.s};
    align-items: center;
    justify-content: space-between;
    min-height: ${size.target};
    padding: ${space.xs} ${space.s};
    background: ${color.tint};
    text-wrap: balance;
  }

  .limit {
    font: ${displayFont(textSize.medium)};
  }

  /* On phones the total stands below the column of limits, as in a sum on paper. */
  .total {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    margin-block: ${space.xs} ${space.xxxl};
    padding: ${space.s} ${space.s} 0;
    font: ${displayFont(textSize.large)};
    border-top: ${noteLine};
  }

  .total span {
    margin-left: auto;
    white-space: nowrap;
  }

  .excluded {
    columns: 18rem;
    column-gap: ${space.xxl};
  }

  .excluded li {
    position: relative;
    padding: ${space.xxs} 0 ${space.xxs} ${space.xl};
    break-inside: avoid;
  }

  /* In this size the sign is about 12 px wide, and its strokes 2 px. */
  .excluded li::before {
    position: absolute;
    left: 0;
    font-size: 1.5rem;
    line-height: ${SIGN_LINE_HEIGHT};
    content: '×' / '';
  }

  ${breakpoint.tablet} {
    .banks,
    .accounts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .accounts li {
      flex-direction: column;
      align-items: flex-start;
      min-height: 7rem;
    }

    /* A brace below the four limits adds them up. */
    .total {
      position: relative;
      display: block;
      padding-top: calc(${BRACE_HEIGHT} + ${BRACE_STROKE_HEIGHT} + ${space.s});
      font-size: ${headingSize.card};
      text-align: center;
      border: 0;
    }

    .total::before,
    .total::after {
      position: absolute;
      content: '';
    }

    .total::before {
      inset: 0 0 auto;
      height: ${BRACE_HEIGHT};
      border: ${noteLine};
      border-top: 0;
    }

    .total::after {
      top: ${BRACE_HEIGHT};
      left: 50%;
      height: ${BRACE_STROKE_HEIGHT};
      border-left: ${noteLine};
    }
  }

  ${breakpoint.desktop} {
    .rule {
      grid-column: ${column.opening};
    }

    .details {
      grid-column: ${column.beside};
    }
  }
`;
