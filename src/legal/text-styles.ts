import { css } from '@emotion/react';
import { color } from '../theme/tokens';

/** The text of a document in what has these styles: its clauses have the numbers of the list of contents. */
export const textStyles = css`
  .text {
    counter-reset: clause;
  }

  .text > h3::before {
    color: ${color.soft};
    counter-increment: clause;
    content: counter(clause) '. ';
  }
`;
