import { css } from '@emotion/react';
import { color, motionOk } from '../theme/tokens';

/**
 * Toasts follow the form in the document and are fixed at the bottom of the window. The `Toastify` classes are those of
 * react-toastify, which removes a toast at the end of an animation.
 */
export const toastStyles = css`
  .Toastify__toast-container {
    position: fixed;
    right: 1rem;
    bottom: 1rem;
    z-index: 30;
    display: grid;
    width: min(24rem, calc(100vw - 2rem));

    @media print {
      display: none;
    }
  }

  /* Keeps elements that get the focus above a toast (WCAG 2.4.11). */
  html:has(.Toastify__toast) {
    scroll-padding-bottom: 7rem;
  }

  .Toastify__toast {
    grid-area: 1 / 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.75rem 0.75rem 0.75rem 1.25rem;
    color: ${color.white};
    background: ${color.ink};
    border-radius: 4px;
    box-shadow: 0 8px 28px ${color.shadow};
  }

  .Toastify__toast--success {
    background: ${color.good};
  }

  .Toastify__toast--error {
    background: ${color.bad};
  }

  .Toastify__toast :focus-visible,
  .Toastify__toast:focus-visible {
    outline-color: ${color.white};
    box-shadow: 0 0 0 6px ${color.focus};
  }

  .toast-close {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
  }

  /* Nothing to see: its animation is the time that a success stays. */
  .Toastify__progress-bar--wrp {
    position: absolute;
  }

  .Toastify__progress-bar--animated {
    animation: toast-time linear both;
  }

  /* A toast with the focus must not disappear (WCAG 2.2.1). */
  .Toastify__toast:focus-within .Toastify__progress-bar--animated {
    animation-play-state: paused !important;
  }

  @keyframes toast-time {
    to {
      visibility: hidden;
    }
  }

  .toast-enter,
  .toast-exit {
    animation: toast-appear 1ms both;

    ${motionOk} {
      animation-duration: 0.2s;
    }
  }

  .toast-exit {
    animation-direction: reverse;
  }

  @keyframes toast-appear {
    from {
      opacity: 0;
      transform: translateY(1rem);
    }
  }
`;
