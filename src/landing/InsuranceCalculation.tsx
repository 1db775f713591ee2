import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDollars } from '../shared/format-dollars';
import { strongLine } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { displayFont } from '../theme/font-shorthands';
import { breakpoint } from '../theme/media';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { fontWeight, headingSize, textSize } from '../theme/typography';

interface InsuranceCalculationProps {
  calculation: Queries.InsuranceCalculationFragment;
  /** The insured amount for each category of accounts at each bank, in dollars. */
  amount: number;
  className?: string;
}

/**
 * A calculation of what is insured for one person: the amount for each category at each bank, and the total
 * below.
 */
export function InsuranceCalculation({ calculation, amount, className }: InsuranceCalculationProps) {
  const { banks, categories, totalLabel } = calculation;
  const limit = formatDollars(amount);
  const total = formatDollars(banks.length * categories.length * amount);
  return (
    <div css={styles} className={className}>
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
      <p className="total">{`${totalLabel} ${total}`}</p>
    </div>
  );
}

export const query = graphql`
  fragment InsuranceCalculation on LandingBenefitsInsuranceCalculation {
    banks
    categories
    totalLabel
  }
`;

/** The height of a bar, from `breakpoint.tablet`. It fits a label of two lines. */
const BAR_HEIGHT = '7rem';

const BRACE_HEIGHT = space.xs;

/** The height of the line from the middle of the brace down to the total. */
const STROKE_HEIGHT = '0.875rem';

const styles = css`
  .banks {
    display: grid;
    gap: ${space.m};
  }

  .bank {
    font-weight: ${fontWeight.bold};
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

  .total {
    margin-top: ${space.xs};
    text-align: right;

    /* On phones the total is below the column of limits, as in a sum on paper. */
    ${breakpoint.belowTablet} {
      padding: ${space.s} ${space.s} 0;
      font: ${displayFont(textSize.large)};
      border-top: ${strongLine};
    }
  }

  ${breakpoint.tablet} {
    .banks,
    .accounts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .accounts li {
      flex-direction: column;
      align-items: flex-start;
      min-height: ${BAR_HEIGHT};
    }

    /* A brace below the four limits adds them up. */
    .total {
      position: relative;
      padding-top: calc(${BRACE_HEIGHT} + ${STROKE_HEIGHT} + ${space.s});
      font: ${displayFont(headingSize.card)};
      text-align: center;
    }

    .total::before,
    .total::after {
      position: absolute;
      content: '';
    }

    .total::before {
      inset: 0 0 auto;
      height: ${BRACE_HEIGHT};
      border: ${strongLine};
      border-top: 0;
    }

    .total::after {
      top: ${BRACE_HEIGHT};
      left: 50%;
      height: ${STROKE_HEIGHT};
      border-left: ${strongLine};
    }
  }
`;
