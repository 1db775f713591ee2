import { css } from '@emotion/react';
import { headingSize, letterSpacing } from './typography';

/** The `h1` of the home page and of the not-found page, which is larger than the `h1` of other pages. */
export const titleStyles = css`
  font-size: ${headingSize.title};
  letter-spacing: ${letterSpacing.tightest};
`;
