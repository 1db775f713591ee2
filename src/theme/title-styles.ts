import { css } from '@emotion/react';
import { headingSize, letterSpacing } from './tokens';

/** The `h1` of a page that opens with a marked page beside it: larger than that of other pages. */
export const titleStyles = css`
  font-size: ${headingSize.title};
  line-height: 1.08;
  letter-spacing: ${letterSpacing.tightest};
`;
