import { css } from '@emotion/react';
import { forcedColors } from './media';
import { size } from './sizes';
import { space } from './spacing';
import { fontWeight } from './typography';

const SIGN_SIZE = '0.875rem';

/** The thickness of the lines of a sign. */
const SIGN_LINE = '2px';

/**
 * The plus marks what can be opened. It consists of gradients, which forced colors remove. So the sign opts
 * out of them, and takes the color of the reader's text.
 */
export const plusStyles = css`
  flex: none;
  width: ${SIGN_SIZE};
  height: ${SIGN_SIZE};
  background:
    linear-gradient(currentcolor, currentcolor) center / 100% ${SIGN_LINE} no-repeat,
    linear-gradient(currentcolor, currentcolor) center / ${SIGN_LINE} 100% no-repeat;
  forced-color-adjust: none;

  ${forcedColors} {
    color: CanvasText;
  }
`;

/** Without its vertical line, the plus becomes a minus, which marks what is open. */
export const minusStyles = css`
  background-size:
    100% ${SIGN_LINE},
    0;
`;

/** Styles of a `summary`, which opens and closes its `details`. */
export const summaryStyles = css`
  display: flex;
  gap: ${space.m};
  align-items: center;
  justify-content: space-between;
  min-height: ${size.target};
  padding-block: ${size.targetPadding};
  font-weight: ${fontWeight.bold};
  cursor: pointer;

  /* Older versions of Safari show their own sign otherwise. */
  &::-webkit-details-marker {
    display: none;
  }

  &::after {
    ${plusStyles}
    content: '';
  }

  [open] > &::after {
    ${minusStyles}
  }
`;
