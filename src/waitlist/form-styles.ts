import { css } from '@emotion/react';
import { buttonStyles } from '../ui/button-styles';
import { color, textSize } from '../theme/tokens';
import { FIELD_MESSAGES, MESSAGES } from './messages';

/**
 * Nothing moves when a message appears, in any font: invisible copies of the longest messages keep their room
 * (`::before`, `::after`).
 */
export const formStyles = css`
  /* The fields, and below them room for a failure. After a sign-up, the result covers both. */
  form {
    display: grid;
  }

  form > *,
  form::after {
    grid-area: 1 / 1;
    min-width: 0;
  }

  .fields {
    display: grid;
    gap: 1.5rem;
  }

  .fields[hidden] {
    visibility: hidden;
  }

  .result,
  form::after {
    grid-row: 2;
    min-height: 2rem;
    padding-block: 0.375rem;
  }

  .fields[hidden] + .result {
    grid-row: 1 / 3;
    align-self: center;
  }

  form::after {
    content: '${MESSAGES.failed}' / '';
    visibility: hidden;
  }

  .failure,
  .message,
  form::after {
    color: ${color.bad};
    font-size: ${textSize.small};
    font-weight: 600;
    line-height: 1.4;
  }

  /* The message is beside the label, or above it where they do not fit in one line. */
  .heading {
    display: flex;
    flex-wrap: wrap-reverse;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 0.75rem;
    margin-bottom: 0.375rem;
  }

  .message {
    display: grid;
    text-align: end;
  }

  .message > *,
  .message::before {
    grid-area: 1 / 1;
  }

  .message::before {
    content: '${FIELD_MESSAGES.email}' / '';
    visibility: hidden;
  }

  label {
    font-weight: 600;
  }

  input {
    width: 100%;
    min-height: 3.25rem;
    padding: 0.6rem 0.8rem;
    background: ${color.white};
    border: 1px solid ${color.edge};
    border-radius: 3px;
  }

  input:focus-visible {
    outline-offset: 1px;
  }

  /* An inner shadow: a wider border would move the text. */
  input[aria-invalid='true'] {
    border-color: ${color.bad};
    box-shadow: inset 0 0 0 1px ${color.bad};
  }

  /* While a sign-up is under way, like the button below them. */
  input:read-only {
    color: ${color.soft};
    background: ${color.tint};
    cursor: progress;
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

  /* Green, with a tick, only when a receiver has the sign-up. */
  .received {
    margin-bottom: 0.75rem;
    color: ${color.good};
    font-size: 1.5rem;
  }

  .received::before {
    content: '✓ ' / '';
  }

  .next:focus {
    outline: none;
  }

  .next a {
    overflow-wrap: anywhere;
  }

  .next p {
    line-height: 1.4;
  }

  .next button {
    min-height: 2.75rem;
    margin-top: 0.75rem;
    text-decoration: underline;
  }
`;
