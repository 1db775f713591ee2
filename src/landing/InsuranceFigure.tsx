import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDollars } from '../shared/format-dollars';
import { LANDING_IDS } from '../shared/ids';
import { splitAtPlaceholder } from '../shared/page-placeholders';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { largeDisplayFont, strongFont } from '../theme/font-shorthands';
import { column } from '../theme/grid';
import { breakpoint } from '../theme/media';
import { readingTextStyles } from '../theme/reading-text-styles';
import { size } from '../theme/sizes';
import { sectionSpace, space } from '../theme/spacing';
import { headingSize, letterSpacing, lineHeight, textSize } from '../theme/typography';
import { InsuranceCalculation } from './InsuranceCalculation';

/**
 * The insurance rule: its sentence with the amount, notes on what is covered, a calculation for one person,
 * and what is not covered.
 */
export function InsuranceFigure({ insurance }: { insurance: Queries.InsuranceFigureFragment }) {
  const { title, amount, sentence, abroad, notes, calculation, excluded } = insurance;
  const [beforeAmount = '', conditions = ''] = splitAtPlaceholder(sentence, 'amount');
  return (
    <figure css={styles} aria-labelledby={LANDING_IDS.insuranceTitle}>
      <div className={`${CLASS.container} ${CLASS.grid}`}>
        <div className="rule">
          <h3 id={LANDING_IDS.insuranceTitle}>{title}</h3>
          <p className="sentence">
            {/* The space after the amount is outside of `mark`, so that the marker doesn't begin with it. */}
            {beforeAmount}
            <strong className="amount">{formatDollars(amount)}</strong> <mark>{conditions.trimStart()}</mark>
          </p>
          {[abroad, ...notes].map((note, index) => (
            <p key={index}>{note}</p>
          ))}
        </div>
        <div className="scope">
          <h4>{calculation.title}</h4>
          <InsuranceCalculation className="calculation" calculation={calculation} amount={amount} />
          <h4>{excluded.title}</h4>
          <ul className={`excluded ${CLASS.plainList}`}>
            {excluded.items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
          <p>{excluded.note}</p>
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
    abroad
    notes
    calculation {
      title
      ...InsuranceCalculation
    }
    excluded {
      title
      items
      note
    }
  }
`;

/** The least width of a column of what is not covered. Most items fit on one line. */
const EXCLUDED_WIDTH = '18rem';

/** The size of the amount: 72 px on phones, 104 px from 1280 px on, limited as `largeFigureSize` is. */
const AMOUNT_SIZE = 'min(clamp(4.5rem, 8.125vw, 6.5rem), 19vw)';

/**
 * The left margin of the amount. It takes back the space on the left of the dollar sign, so that the sign is
 * in line with the letters above and below it.
 */
const DOLLAR_OVERHANG = '-0.04em';

/**
 * The font size of the "×" before an item that is not covered, which is then about 12 px wide. Its line is
 * about as high as a line of the text, so it is level with the middle of the first line.
 */
const SIGN_SIZE = '1.5rem';

const styles = css`
  ${readingTextStyles}
  background: ${color.white};

  .${CLASS.container} {
    row-gap: ${space.m};
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

  .sentence {
    text-wrap: balance;
  }

  .amount {
    display: block;
    margin: 0 0 ${space.xxs} ${DOLLAR_OVERHANG};
    font: ${largeDisplayFont(AMOUNT_SIZE)};
    letter-spacing: ${letterSpacing.tightest};
  }

  .rule p,
  .scope > p {
    max-width: ${size.longProse};
  }

  .rule p + p,
  .scope > p {
    margin-top: ${space.m};
  }

  .calculation {
    margin-bottom: ${space.xxxl};
  }

  .excluded {
    columns: 2 ${EXCLUDED_WIDTH};
    column-gap: ${space.m};
  }

  .excluded li {
    position: relative;
    padding: ${space.xxs} 0 ${space.xxs} ${space.xl};
    break-inside: avoid;
  }

  .excluded li::before {
    position: absolute;
    left: 0;
    font-size: ${SIGN_SIZE};
    line-height: ${lineHeight.display};
    /* Older browsers don't know the alternative text. */
    content: '×';
    content: '×' / '';
  }

  .scope {
    ${breakpoint.belowDesktop} {
      margin-top: ${space.xl};
    }
  }

  ${breakpoint.desktop} {
    .rule {
      grid-column: ${column.opening};
    }

    .scope {
      grid-column: ${column.beside};
    }
  }
`;
