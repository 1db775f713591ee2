import { css } from '@emotion/react';
import { color } from '../theme/tokens';

/** Callouts and tables, in running text and in the comparison of two versions. */
export const blockStyles = css`
  .callout {
    padding: 1rem 1.25rem;
    background: ${color.tint};
    border-left: 3px solid ${color.ink};
  }

  .callout > * + * {
    margin-top: 0.75em;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }

  th,
  td {
    padding: 0.6rem 1rem 0.6rem 0;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${color.rule};
  }
`;
