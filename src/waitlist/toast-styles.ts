import { css } from '@emotion/react';
import { breakpoint, color, layer, lineHeight, motionOk, size, space, strongLine } from '../theme/tokens';
import { TOASTIFY_CLASSES } from './toast-classes';

/** Room for a toast of two lines, in rem. */
const TOAST_ROOM = 5;

/** In a window of at least this height, a toast fits below the form. */
const HEIGHT_FOR_FORM_AND_TOAST = '50em';

/**
 * Toasts follow the form in the document and are fixed in the window: on phones at the bottom, from
 * edge to edge, and from the width of tablets on the left, in the half that the form leaves free. On
 * larger screens an error stands below the form, because the cover of an issue, which is white too, is on
 * the left until somebody has joined.
 */
export const toastStyles = css`
  .${TOASTIFY_CLASSES.container} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.toast};

    ${breakpoint.tablet} {
      right: auto;
      bottom: ${space.m};
      left: ${size.margin};
      /* On the narrowest tablets, 300 px. */
      width: min(24rem, 50% - 5.25rem);
    }

    ${breakpoint.desktop} and (min-height: ${HEIGHT_FOR_FORM_AND_TOAST}) {
      &:has(.${TOASTIFY_CLASSES.toast}--error) {
        right: ${size.margin};
        left: auto;
      }
    }
  }

  html:has(.${TOASTIFY_CLASSES.toast}) {
    /* Keeps elements that get the focus above a toast (WCAG 2.4.11). */
    scroll-padding-bottom: ${TOAST_ROOM + 2}rem;

    /* The end of the page can be scrolled out from under the toast. */
    body {
      padding-bottom: ${TOAST_ROOM}rem;
    }
  }

  .${TOASTIFY_CLASSES.toast} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    padding: ${space.s} ${space.s} ${space.s} ${space.l};
    color: ${color.ink};
    font-weight: 600;
    line-height: ${lineHeight.compact};
    text-wrap: balance;
    /* The toast is white because the section with the form is navy. Its border shows it on white. */
    background: ${color.white};
    border: ${strongLine};

    ${motionOk} {
      animation: toast-appear 0.2s;
    }
  }

  .${TOASTIFY_CLASSES.toast}--success {
    box-shadow: inset ${space.xxs} 0 ${color.good};
  }

  .${TOASTIFY_CLASSES.toast}--error {
    box-shadow: inset ${space.xxs} 0 ${color.bad};
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

  @keyframes toast-appear {
    from {
      transform: translateY(1rem);
    }
  }
`;
