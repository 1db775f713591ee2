import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color } from '../theme/colors';
import { largeDisplayFont } from '../theme/font-shorthands';
import { headingSize, largeFigureSize } from '../theme/typography';

interface FigureChangeProps {
  row: Queries.FigureChangeFragment;
  /** Whether the later figure has the yellow marker. */
  isMarked?: boolean;
  /** Whether the figures are as small as the title of a cover. */
  isSmall?: boolean;
}

/** A published figure of two quarters, with an arrow from the earlier to the later one. */
export const FigureChange = ({ row, isMarked = false, isSmall = false }: FigureChangeProps) => (
  <span css={[styles, isSmall && smallStyles]}>
    <span className="before">{row.before}</span>
    <svg viewBox="0 0 32 16" role="img" aria-label="to">
      <path d="M0 8h30M23 1l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
    {isMarked ? <mark>{row.after}</mark> : <span>{row.after}</span>}
  </span>
);

export const query = graphql`
  fragment FigureChange on IssueTableRow {
    before
    after
  }
`;

/** The lengths are in em, so that the arrow and the spaces fit the size of the figures. */
const styles = css`
  display: inline-flex;
  gap: 0.15em;
  align-items: center;
  font: ${largeDisplayFont(largeFigureSize)};
  font-variant-numeric: lining-nums;

  /* The padding keeps the marker away from the arrow. */
  mark {
    padding-inline: 0.1em;
  }

  .before,
  svg {
    color: ${color.soft};
  }

  svg {
    flex: none;
    width: 0.42em;
    height: 0.21em;
  }
`;

const smallStyles = css`
  gap: 0.3em;
  font-size: ${headingSize.cover};
`;
