import { css } from '@emotion/react';
import { headingSize, letterSpacing, lineHeight } from './typography';

/** The heading of a page, and the heading of a section of the home page. */
export const pageHeadingStyles = css`
  font-size: ${headingSize.page};
  line-height: ${lineHeight.largeDisplay};
  letter-spacing: ${letterSpacing.tight};
`;
