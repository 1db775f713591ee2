import { css } from '@emotion/react';
import { color } from '../theme/tokens';

/** In characters of HTML, about 4,500 words: to lay out less at once takes a slow telephone no noticeable time. */
const LONG = 30_000;

/** The class of what holds a document's text, for {@link textStyles}. */
export const textClass = (html: string): string => (html.length > LONG ? 'text long' : 'text');

/**
 * The text of a document in what has these styles. Its clauses have the numbers of the list of contents. Of a long
 * one browsers lay out what stands between the headings as it comes near the window; the headings always, since
 * links, the list of contents and screen readers go by them. Find in page, links and print look into all of it.
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

  /*
   * Where the margin is not known, outlines of what is focused would be cut off. Tables scroll by themselves, and of
   * one that is not laid out nobody can tell how far.
   */
  @supports (overflow-clip-margin: 1rem) {
    @media not print {
      .long > :not(h2, h3, h4, .table) {
        content-visibility: auto;
        contain-intrinsic-size: auto 9rem;
        overflow-clip-margin: 1rem;
      }
    }
  }
`;
