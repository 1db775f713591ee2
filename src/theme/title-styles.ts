import { css } from '@emotion/react';
import { headingSize, letterSpacing, lineHeight } from './tokens';

/** The `h1` of a page that opens with a marked page beside it: larger than that of other pages. */
export const titleStyles = css`
  font-size: ${headingSize.title};
  line-height: ${lineHeight.largeDisplay};
  letter-spacing: ${letterSpacing.tightest};
`;
