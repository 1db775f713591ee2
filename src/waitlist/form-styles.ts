import { css } from '@emotion/react';
import { buttonStyles } from '../ui/button-styles';
import { color } from '../theme/tokens';
import { fieldStyles } from './field-styles';
import { joinedMessageStyles } from './joined-message-styles';

/**
 * Styles of WaitlistForm.tsx and of the components in it. They are in files of their own because React renders these
 * components in the browser too, and their script would otherwise contain the styles and Emotion. The section adds them
 * to the page when it is built.
 */
export const formStyles = css`
  ${fieldStyles}
  ${joinedMessageStyles}

  .entry {
    display: grid;
    gap: 1.25rem;
  }

  .entry[hidden] {
    display: none;
  }

  [type='submit'] {
    ${buttonStyles}
    width: 100%;
    min-height: 3.25rem;
  }

  [type='submit']:is(:disabled, [aria-busy]) {
    background: ${color.soft};
    border-color: ${color.soft};
    cursor: progress;
  }

  /* A failure takes the room of the reassurance, which is higher: nothing below them moves. */
  .result {
    display: grid;
  }

  .result > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  .result.failed > .reassurance {
    visibility: hidden;
  }

  .reassurance[hidden] {
    display: none;
  }

  .outcome a {
    overflow-wrap: anywhere;
  }

  .reassurance,
  .failed > .outcome {
    align-self: start;
    margin-top: 1rem;
  }

  .failed > .outcome {
    padding-left: 0.75rem;
    border-left: 4px solid ${color.bad};
  }

  .failure {
    color: ${color.bad};
    font-weight: 700;
  }
`;
