import { css } from '@emotion/react';
import { color } from '../theme/tokens';

/** The numbers of the list of contents, before the headings that it leads to. */
export const clauseNumbers = css`
  counter-reset: clause;

  > h3::before {
    color: ${color.soft};
    counter-increment: clause;
    content: counter(clause) '. ';
  }
`;
