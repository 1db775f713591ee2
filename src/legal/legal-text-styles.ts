import { css } from '@emotion/react';
import { TABLE_CLASS } from '../../plugins/mdx-content/class-names';
import { breakpoint, displayFont, headingSize, lineHeight, size, textSize } from '../theme/tokens';
import { tableStyles } from '../ui/table-styles';

/** For Prose: the text of a clause has tables and smaller headings. */
export const legalTextStyles = css`
  ${tableStyles}

  > h4 {
    font: ${displayFont(headingSize.clause)};
    line-height: ${lineHeight.tight};
  }

  /* The columns of a table have the same width, so those of the tables in a text stand below one another. */
  .${TABLE_CLASS} > table {
    table-layout: fixed;
    line-height: ${lineHeight.intro};
  }

  /* Lines of text have a comfortable length, and tables are as wide as the element. */
  ${breakpoint.desktop} {
    > :not(.${TABLE_CLASS}) {
      max-width: ${size.longProse};
    }

    .${TABLE_CLASS} > table {
      font-size: ${textSize.body};
    }
  }
`;
