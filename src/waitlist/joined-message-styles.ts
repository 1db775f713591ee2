import { css } from '@emotion/react';
import { color } from '../theme/tokens';

/** Styles of JoinedMessage.tsx (form-styles.ts says why they are in a file of their own). */
export const joinedMessageStyles = css`
  .joined:focus {
    outline: none;
  }

  .joined h3 {
    margin-bottom: 0.5rem;
    font-size: 1.75rem;
  }

  .joined a {
    overflow-wrap: anywhere;
  }

  .joined button {
    min-height: 3rem;
    margin-top: 1.25rem;
    padding: 0.5rem 1.5rem;
    font-weight: 600;
    border: 2px solid ${color.ink};
    border-radius: 3px;
  }

  .joined button:hover {
    background: ${color.tint};
  }
`;
