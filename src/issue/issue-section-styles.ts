import { css } from '@emotion/react';
import { blockSpace, breakpoint, column, hairline, headingSize, lineHeight, space } from '../theme/tokens';

/** Styles of a section of an issue: a line above it, and its heading beside what it contains. */
export const issueSectionStyles = css`
  margin-top: max(${space.xxl}, ${blockSpace});
  padding-top: ${space.xl};
  border-top: ${hairline};

  > h2 {
    font-size: ${headingSize.item};
    line-height: ${lineHeight.display};

    ${breakpoint.tablet} {
      grid-column: ${column.tabletHeading};
    }

    ${breakpoint.largeDesktop} {
      grid-column: ${column.heading};
    }
  }

  @media print {
    display: block;

    > h2 {
      margin-bottom: ${space.xs};
    }
  }
`;
