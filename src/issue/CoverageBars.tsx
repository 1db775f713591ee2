import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDollars } from '../shared/format-dollars';
import { hairlineWidth, strongLine, strongLineWidth } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { largeDesktopScreen } from '../theme/media';
import { noteStyles } from '../theme/note-styles';
import { space } from '../theme/spacing';
import { fontWeight, textSize } from '../theme/typography';

interface CoverageBarsProps {
  coverage: Queries.CoverageBarsFragment;
  className?: string;
}

/**
 * Bars that show how much of each share is insured, and the totals below them. Each share is insured
 * separately, up to the limit.
 */
export function CoverageBars({ coverage, className }: CoverageBarsProps) {
  const { title, limit, limitLabel, shares, coveredLabel, notCoveredLabel } = coverage;
  const bars = shares.map(({ name, amount }) => {
    const covered = Math.min(amount, limit);
    return { name, amount, covered, notCovered: amount - covered };
  });
  const largest = Math.max(limit, ...bars.map(({ amount }) => amount));
  return (
    <figure css={styles} className={className}>
      <figcaption>{title}</figcaption>
      <p className="limit">{`${limitLabel}: ${formatDollars(limit)}`}</p>
      <ul className={CLASS.plainList}>
        {bars.map(({ name, amount, covered, notCovered }, index) => (
          <li key={index}>
            <p className="name-and-amount">
              <span>{name}</span>
              <span>{formatDollars(amount)}</span>
            </p>
            <Bar amount={amount} covered={covered} limit={limit} largest={largest} />
            {notCovered > 0 && <p className="excess">{`${notCoveredLabel}: ${formatDollars(notCovered)}`}</p>}
          </li>
        ))}
      </ul>
      <dl>
        <div className="name-and-amount">
          <dt>{coveredLabel}</dt>
          <dd>{formatDollars(sum(bars.map(({ covered }) => covered)))}</dd>
        </div>
        <div className="name-and-amount">
          <dt>{notCoveredLabel}</dt>
          <dd>
            <mark>{formatDollars(sum(bars.map(({ notCovered }) => notCovered)))}</mark>
          </dd>
        </div>
      </dl>
    </figure>
  );
}

interface BarProps {
  amount: number;
  covered: number;
  limit: number;
  /** The amount that is as wide as the bars can be. All bars have the same scale. */
  largest: number;
}

/** The bar of a share, one unit wide for each dollar. The covered part is on top of the whole amount. */
const Bar = ({ amount, covered, limit, largest }: BarProps) => (
  <svg viewBox={`0 0 ${largest} 1`} preserveAspectRatio="none" aria-hidden="true">
    <rect className="track" width={largest} height="1" />
    <rect className="amount" width={amount} height="1" />
    <rect className="covered" width={covered} height="1" />
    <rect className="outline" width={amount} height="1" />
    <line className="limit-line" x1={limit} x2={limit} y2="1" />
  </svg>
);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export const query = graphql`
  fragment CoverageBars on IssueCoverage {
    title
    limit
    limitLabel
    shares {
      name
      amount
    }
    coveredLabel
    notCoveredLabel
  }
`;

const BAR_HEIGHT = '1.25rem';

const styles = css`
  ${noteStyles('top')}

  ${largeDesktopScreen} {
    ${noteStyles('left')}
  }

  figcaption,
  dl {
    font-weight: ${fontWeight.bold};
  }

  .limit {
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  /* As in the key of a chart, the label of the limit has the same line as the limit in the bars. */
  .limit::before {
    margin-right: ${space.xs};
    border-left: ${hairlineWidth} solid ${color.ink};
    content: '';
  }

  li {
    margin-top: ${space.s};
  }

  .name-and-amount {
    display: flex;
    gap: ${space.m};
    justify-content: space-between;
  }

  svg {
    display: block;
    width: 100%;
    height: ${BAR_HEIGHT};
    margin-top: ${space.xxs};
    overflow: visible;
  }

  /* The frame shows how long a bar could be. */
  .track {
    fill: none;
    stroke: ${color.rule};
    vector-effect: non-scaling-stroke;
  }

  .covered {
    fill: ${color.ink};
  }

  /* The part above the limit stays yellow. The text beside the bars explains and marks it, too. */
  .amount {
    fill: ${color.highlight};
  }

  .outline {
    fill: none;
    stroke: ${color.ink};
    stroke-width: ${strongLineWidth};
    vector-effect: non-scaling-stroke;
  }

  .limit-line {
    stroke: ${color.ink};
    stroke-width: ${hairlineWidth};
    vector-effect: non-scaling-stroke;
  }

  .excess {
    margin-top: ${space.xxs};
    font-weight: ${fontWeight.bold};
    text-align: right;
  }

  dl {
    margin-top: ${space.m};
    padding-top: ${space.s};
    border-top: ${strongLine};
  }
`;
