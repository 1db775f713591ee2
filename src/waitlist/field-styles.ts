import { css } from '@emotion/react';
import { color } from '../theme/tokens';
import { FIELD_MESSAGES } from './messages';

/** Styles of Field.tsx (form-styles.ts says why they are in a file of their own). */
export const fieldStyles = css`
  .field {
    position: relative;
  }

  /* A rule beside the whole field. It is in the padding of the card, so that nothing moves when it
     appears. */
  .field.invalid::before {
    position: absolute;
    inset-block: 0;
    left: -0.75rem;
    border-left: 4px solid ${color.bad};
    content: '';
  }

  label {
    display: block;
    font-weight: 600;
    line-height: 1.4;
  }

  /* A message takes the room of the hint. An invisible copy of the longest one keeps room for it,
     in any font. */
  .note {
    display: grid;
    margin-bottom: 0.5rem;
    line-height: 1.4;
  }

  .note > *,
  .note::before {
    grid-area: 1 / 1;
  }

  .note > p {
    color: ${color.soft};
  }

  .note > [aria-hidden='true'],
  .note::before {
    visibility: hidden;
  }

  .note > .message,
  .note::before {
    font-weight: 700;
  }

  .note > .message {
    color: ${color.bad};
  }

  .note::before {
    content: '${FIELD_MESSAGES.invalidEmail}' / '';
  }

  input {
    width: 100%;
    min-height: 3.25rem;
    padding: 0.6rem 0.8rem;
    background: ${color.white};
    border: 1px solid ${color.edge};
  }

  input:focus-visible {
    outline-offset: 1px;
  }

  /* An inner shadow: a wider border would move the text. */
  input[aria-invalid='true'] {
    border-color: ${color.bad};
    box-shadow: inset 0 0 0 1px ${color.bad};
  }

  /* The fields can't be changed while a sign-up is under way. The button below them looks the same. */
  input:read-only {
    color: ${color.soft};
    background: ${color.tint};
    cursor: progress;
  }
`;
