import { css } from '@emotion/react';
import { forcedColorsLine, overlayShadow, strongLineWidth } from '../../theme/borders';
import { color } from '../../theme/colors';
import { layer } from '../../theme/layers';
import { breakpoint, forcedColors } from '../../theme/media';
import { size } from '../../theme/sizes';
import { space } from '../../theme/spacing';
import { fontWeight, lineHeight } from '../../theme/typography';
import { TOASTIFY_CLASSES } from './toastify-classes';

/** The room at the bottom of the window for a toast of two lines. */
const TOAST_ROOM = '5rem';

/** The height of the room for a toast, and of the space between the toast and what has the focus. */
export const TOAST_AND_SPACE = `calc(${TOAST_ROOM} + ${space.xxl})`;

/** The greatest width of a toast, from `breakpoint.tablet`. */
const TOAST_WIDTH = '28rem';

const CLOSE_SIGN_HEIGHT = '1.125rem';

/**
 * Toasts follow the form in the document. They are fixed at the bottom of the window: on phones from edge to
 * edge, and from `breakpoint.tablet` on at the left, beside the card with the form. These styles are global,
 * because they also make room in `html` and `body`.
 */
export const toastStyles = css`
  .${TOASTIFY_CLASSES.container} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.toast};

    ${breakpoint.tablet} {
      inset: auto 50% ${space.xl} ${size.pageMargin};
      max-width: ${TOAST_WIDTH};
    }
  }

  html:has(.${TOASTIFY_CLASSES.toast}) {
    /* Keeps elements that get the focus above a toast (WCAG 2.4.11). */
    scroll-padding-bottom: ${TOAST_AND_SPACE};

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
    min-height: ${size.row};
    /* On phones, the message and the sign of the button keep the same distance from the edges as the content
       of the page. */
    padding: ${space.s} ${space.xs} ${space.s} ${space.m};
    color: ${color.ink};
    font-weight: ${fontWeight.bold};
    line-height: ${lineHeight.compact};
    text-wrap: balance;
    /* The toast is white because the section with the form is navy. Over white, a line above it and a shadow
       show where it ends. */
    background: ${color.white};
    border-left: ${space.xxs} solid ${color.ink};
    box-shadow:
      0 -${strongLineWidth} ${color.ink},
      ${overlayShadow};

    /* Forced colors remove shadows. */
    ${forcedColors} {
      border: ${forcedColorsLine};
    }
  }

  .${TOASTIFY_CLASSES.toast}--success {
    border-left-color: ${color.success};
  }

  .${TOASTIFY_CLASSES.toast}--error {
    border-left-color: ${color.error};
  }

  .${TOASTIFY_CLASSES.closeButton} {
    display: grid;
    flex: none;
    place-items: center;
    width: ${size.target};
    /* The button reaches into the padding, so that the toast is as low as its message. */
    margin-block: -${space.s};
  }

  .${TOASTIFY_CLASSES.closeButton} svg {
    height: ${CLOSE_SIGN_HEIGHT};
    fill: currentcolor;
  }
`;
