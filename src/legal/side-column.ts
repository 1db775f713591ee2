import { css } from '@emotion/react';
import { breakpoint, color, size } from '../theme/tokens';

/** Puts `.side`, the contents or the facts of a text, to the left of it on wide screens and below its header on others. */
export const sideColumn = css`
  > * {
    max-width: ${size.prose};
  }

  .side {
    margin-block: 1.5rem;
    border-top: 1px solid ${color.rule};
  }

  .side > * {
    font-size: 0.9375rem;
  }

  ${breakpoint.desktop} {
    display: grid;
    grid-template-columns: 15rem minmax(0, ${size.prose});
    gap: 0 4rem;

    > * {
      grid-column: 2;
    }

    > .side {
      position: sticky;
      top: calc(${size.bar} + 1.5rem);
      grid-row: 1 / span 2;
      grid-column: 1;
      align-self: start;
      max-height: calc(100vh - ${size.bar} - 3rem);
      margin-top: 0.5rem;
      overflow-y: auto;
    }
  }
`;
