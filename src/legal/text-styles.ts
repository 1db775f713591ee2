import { css } from '@emotion/react';
import { color } from '../theme/tokens';

/** Numbers the clauses of the text inside, as the list of contents does. */
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
