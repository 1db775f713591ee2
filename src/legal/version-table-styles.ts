import { css } from '@emotion/react';
import { breakpoint, size, textSize } from '../theme/tokens';

/**
 * Styles for an element that contains the table. They aren't in VersionTable, because islands have
 * no emotion at run time: HistorySection uses them, and Gatsby's build makes a class of them.
 */
export const versionTableStyles = css`
  .question {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    margin-bottom: 1rem;
  }

  .question > * {
    min-height: ${size.target};
    margin: 0;
    padding-block: 0.55rem;
  }

  .question input {
    padding-inline: 0.55rem;
  }

  /* The target is 44 px high (WCAG 2.5.5). Its negative margins keep the row as low as its text. */
  td a {
    display: inline-block;
    min-height: ${size.target};
    margin-block: -0.65rem;
    padding-block: 0.65rem;
  }

  ${breakpoint.tablet} {
    table {
      font-size: ${textSize.body};
    }

    th:first-of-type,
    .period {
      width: 25%;
    }
  }
`;
