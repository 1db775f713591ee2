import { css } from '@emotion/react';
import {
  boldWeight,
  breakpoint,
  color,
  forcedColors,
  layer,
  lineHeight,
  motionOk,
  overlayShadow,
  size,
  space,
} from '../theme/tokens';
import { TOASTIFY_CLASSES } from './toast-classes';

/** The room at the bottom of the window for a toast of two lines. */
const TOAST_ROOM = '5rem';

/** In a window of at least this height, a toast fits below the form. */
const HEIGHT_FOR_FORM_AND_TOAST = '50em';

/**
 * A toast stands at the bottom of the window, from edge to edge. On large screens, it stands in a corner
 * where it covers no text: thanks on the left, where the cover of the issue was; an error on the right, below
 * the form. In a low window, the form leaves no room there, and errors stand on the left, too.
 */
export const toastStyles = css`
  .${TOASTIFY_CLASSES.container} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.toast};

    ${breakpoint.desktop} {
      right: auto;
      bottom: ${space.m};
      left: ${size.pageMargin};
      width: 24rem;
    }

    ${breakpoint.desktop} and (min-height: ${HEIGHT_FOR_FORM_AND_TOAST}) {
      &:has(.${TOASTIFY_CLASSES.toast}--error) {
        right: ${size.pageMargin};
        left: auto;
      }
    }
  }

  html:has(.${TOASTIFY_CLASSES.toast}) {
    /* Keeps elements that get the focus above a toast (WCAG 2.4.11). */
    scroll-padding-bottom: calc(${TOAST_ROOM} + ${space.xxl});

    /* The end of the page can be scrolled out from under the toast. */
    body {
      padding-bottom: ${TOAST_ROOM};
    }
  }

  .${TOASTIFY_CLASSES.toast} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    padding: ${space.s} ${space.s} ${space.s} ${space.l};
    color: ${color.ink};
    font-weight: ${boldWeight};
    line-height: ${lineHeight.compact};
    text-wrap: balance;
    /* The toast is white because the section with the form is navy. Over white, a line above it and a shadow
       show where it ends. */
    background: ${color.white};
    border-left: ${space.xxs} solid ${color.ink};
    box-shadow:
      0 -2px ${color.ink},
      ${overlayShadow};

    ${motionOk} {
      animation: toast-appear 0.2s;
    }
  }

  .${TOASTIFY_CLASSES.toast}--success {
    border-left-color: ${color.good};
  }

  .${TOASTIFY_CLASSES.toast}--error {
    border-left-color: ${color.bad};
  }

  .${TOASTIFY_CLASSES.closeButton} {
    display: grid;
    flex: none;
    place-items: center;
    width: ${size.target};
  }

  .${TOASTIFY_CLASSES.closeButton} svg {
    height: 1.125rem;
    fill: currentcolor;
  }

  /* Forced colours remove shadows. */
  ${forcedColors} {
    .${TOASTIFY_CLASSES.toast} {
      border: 1px solid;
    }
  }

  @keyframes toast-appear {
    from {
      transform: translateY(1rem);
    }
  }
`;
