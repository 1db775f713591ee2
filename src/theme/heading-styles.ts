import { css } from '@emotion/react';
import { headingSize, letterSpacing } from './tokens';

/** The heading of a page, and that of a section of the home page. */
export const pageHeadingStyles = css`
  font-size: ${headingSize.page};
  line-height: 1.1;
  letter-spacing: ${letterSpacing.tight};
`;
