import { css } from '@emotion/react';
import { color } from '../theme/tokens';

/**
 * The text of a document in what has these styles. Its clauses have the numbers of the list of contents. Of a long
 * one, browsers lay out what a clause says as it comes near the window; the headings always, since links, the list
 * of contents and screen readers go by them. Find in page, links and print look into all of it.
 */
export const textStyles = css`
  .text {
    counter-reset: clause;
  }

  .text > h3::before {
    color: ${color.soft};
    counter-increment: clause;
    content: counter(clause) '. ';
  }

  /* Where the margin is not known, outlines of what is focused would be cut off. */
  @supports (overflow-clip-margin: 1rem) {
    @media not print {
      .long > div {
        content-visibility: auto;
        contain-intrinsic-size: auto 20rem;
        overflow-clip-margin: 1rem;
      }
    }
  }
`;
