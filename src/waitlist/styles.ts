import { css } from '@emotion/react';
import { buttonStyles } from '../ui/Button';
import { breakpoint, color, motionOk } from '../theme/tokens';
import { TOASTIFY } from './toast-classes';

export const formStyles = css`
  form {
    display: grid;
    gap: 1.5rem;
    padding: clamp(1.5rem, 4vw, 2.5rem);
    background: ${color.white};
    border: 1px solid ${color.rule};
  }

  label {
    display: block;
    margin-bottom: 0.4rem;
    font-weight: 600;
  }

  input {
    width: 100%;
    min-height: 3rem;
    padding: 0.6rem 0.8rem;
    background: ${color.white};
    border: 1px solid ${color.edge};
    border-radius: 3px;
  }

  input[aria-invalid='true'] {
    border: 2px solid ${color.bad};
  }

  .error {
    margin-top: 0.4rem;
    color: ${color.bad};
    font-weight: 600;
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
  }

  button:disabled,
  button[aria-busy] {
    background: ${color.soft};
    border-color: ${color.soft};
    cursor: progress;
  }

  /* Takes no space, but stays in the accessibility tree: screen readers announce changes only. */
  [role='status']:empty {
    position: absolute;
  }

  ${breakpoint.tablet} {
    button,
    [role='status'] {
      justify-self: start;
    }
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

  .${TOASTIFY.progressBar} {
    display: none;
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
