import { css } from '@emotion/react';
import { buttonStyles } from '../ui/button-styles';
import { breakpoint, color, textSize } from '../theme/tokens';

export const formStyles = css`
  /* The fields, and below them room for a failure. After a sign-up, a panel covers both: nothing moves. */
  form {
    display: grid;
    grid-template-rows: auto minmax(3.25rem, auto);
  }

  form > [hidden] {
    display: block;
    visibility: hidden;
  }

  form > * {
    grid-area: 1 / 1;
  }

  .result {
    grid-row: 2;
    align-self: center;
  }

  [hidden] + .result {
    grid-row: 1 / 3;
  }

  label {
    display: block;
    margin-bottom: 0.375rem;
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

  /* An inner shadow: a wider border would move the text. */
  input[aria-invalid='true'] {
    border-color: ${color.bad};
    box-shadow: inset 0 0 0 1px ${color.bad};
  }

  /* Room for a message, so that nothing moves when it appears; on small screens it has two lines. */
  .message {
    min-height: 2rem;
    padding-top: 0.5rem;

    ${breakpoint.phone} {
      min-height: 2.8rem;
    }
  }

  .error {
    display: flex;
    gap: 0.375rem;
    color: ${color.bad};
    font-size: ${textSize.tiny};
    font-weight: 600;
    line-height: 1.4;
  }

  .error svg {
    flex: none;
    margin-top: 0.125rem;
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

  .result > svg {
    color: ${color.good};
  }

  h3 {
    margin-block: 0.75rem;
    font-size: 1.5rem;
  }

  .next:focus {
    outline: none;
  }

  .next button {
    min-height: 2.75rem;
    text-decoration: underline;
  }
`;
