import { css } from '@emotion/react';
import { breakpoint } from './media';
import { headingSize, letterSpacing, lineHeight } from './typography';

/** The `h1` of the home page and of the not-found page, which is larger than the `h1` of other pages. */
export const titleStyles = css`
  font-size: ${headingSize.title};
  letter-spacing: ${letterSpacing.tightest};

  ${breakpoint.wide} {
    font-size: ${headingSize.wideTitle};
  }
`;

/** The `h1` of other pages, and the heading of a section of the home page. */
export const pageHeadingStyles = css`
  font-size: ${headingSize.page};
  line-height: ${lineHeight.largeDisplay};
  letter-spacing: ${letterSpacing.tight};
`;
