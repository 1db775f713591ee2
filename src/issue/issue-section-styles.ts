import { css } from '@emotion/react';
import { hairline } from '../theme/borders';
import { breakpoint } from '../theme/media';
import { blockSpace, space } from '../theme/spacing';
import { headingSize, lineHeight } from '../theme/typography';
import { issueColumn } from './issue-columns';

/**
 * Styles of a section of an issue: a line above it, and its heading beside what it contains. They are for an
 * element with `CLASS.grid`, which is a block in print, as in Section.
 */
export const issueSectionStyles = css`
  margin-top: max(${space.xxl}, ${blockSpace});
  padding-top: ${space.xl};
  border-top: ${hairline};

  > h2 {
    font-size: ${headingSize.item};
    line-height: ${lineHeight.display};

    ${breakpoint.tablet} {
      grid-column: ${issueColumn.tabletHeading};
    }

    ${breakpoint.largeDesktop} {
      grid-column: ${issueColumn.heading};
    }
  }

  @media print {
    display: block;

    > h2 {
      margin-bottom: ${space.xs};
    }
  }
`;
