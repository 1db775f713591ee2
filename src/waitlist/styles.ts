import { css } from '@emotion/react';
import { buttonStyles } from '../ui/Button';
import { color, motionOk, textSize } from '../theme/tokens';
import { TOASTIFY } from './toast-classes';

export const formStyles = css`
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

  /* Room for a message, so that nothing moves when it appears. */
  .message {
    min-height: 2rem;
    padding-block: 0.25rem 0.5rem;
    font-size: ${textSize.tiny};
    line-height: 1.4;
  }

  .error {
    display: flex;
    gap: 0.375rem;
    color: ${color.bad};
    font-weight: 600;
  }

  .error svg {
    flex: none;
    margin-top: 0.125rem;
  }

  .honeypot {
    position: absolute;
    left: -100vw;
    width: 1px;
    height: 1px;
    overflow: hidden;
  }

  button {
    ${buttonStyles}
    width: 100%;
    min-height: 3.25rem;
  }

  button:disabled,
  button[aria-busy] {
    background: ${color.soft};
    border-color: ${color.soft};
    cursor: progress;
  }

  .failure {
    margin-top: 0.75rem;
    color: ${color.bad};
    font-weight: 600;
  }

  form > svg {
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
    width: auto;
    min-height: 2.75rem;
    padding-inline: 0;
    color: ${color.ink};
    font-weight: 400;
    text-decoration: underline;
    background: none;
    border: 0;
  }

  @media print {
    display: none;
  }
`;

/** Toasts follow the form in the document and are fixed at the bottom of the window. */
export const toastStyles = css`
  .${TOASTIFY.container} {
    position: fixed;
    right: 1rem;
    bottom: 1rem;
    z-index: 30;
    display: grid;
    gap: 0.75rem;
    width: min(24rem, calc(100vw - 2rem));
  }

  /* Keeps elements that get the focus above a toast (WCAG 2.4.11). */
  html:has(.${TOASTIFY.toast}) {
    scroll-padding-bottom: 7rem;
  }

  .${TOASTIFY.toast} {
    grid-area: 1 / 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.75rem 0.75rem 0.75rem 1.25rem;
    color: ${color.white};
    background: ${color.good};
    border-radius: 4px;
    box-shadow: 0 8px 28px ${color.shadow};
  }

  .${TOASTIFY.error} {
    background: ${color.bad};
  }

  .${TOASTIFY.toast} :focus-visible,
  .${TOASTIFY.toast}:focus-visible {
    outline-color: ${color.white};
    box-shadow: 0 0 0 6px ${color.focus};
  }

  /* Nothing to see: react-toastify closes a toast when the animation of its progress bar ends. */
  .${TOASTIFY.progress} {
    position: absolute;
  }

  .${TOASTIFY.progressBar} {
    animation: toast-time linear both;
  }

  @keyframes toast-time {
    to {
      visibility: hidden;
    }
  }

  .toast-close {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    color: inherit;
    background: none;
    border: 0;
    cursor: pointer;
  }

  /* react-toastify removes a toast when its animation ends, so there must be one. */
  .toast-enter,
  .toast-exit {
    animation: toast-appear 1ms both;
  }

  ${motionOk} {
    .toast-enter {
      animation-duration: 0.2s;
    }

    .toast-exit {
      animation: toast-appear 0.2s reverse both;
    }
  }

  @keyframes toast-appear {
    from {
      opacity: 0;
      transform: translateY(1rem);
    }
  }

  @media print {
    .${TOASTIFY.root} {
      display: none;
    }
  }
`;
