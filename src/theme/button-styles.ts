import { css } from '@emotion/react';
import { strongLineWidth } from './borders';
import { color } from './colors';
import { canHover } from './media';
import { size } from './sizes';
import { space } from './spacing';
import { fontWeight, lineHeight } from './typography';

/**
 * A filled button shows its background through the transparent border. Forced colors remove the background,
 * and make the border visible.
 */
const shapeStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${size.control};
  padding: ${space.xs} ${space.xl};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
  text-align: center;
  text-decoration: none;
  border: ${strongLineWidth} solid transparent;
`;

/** A button for people who want to sign up. */
export const filledButtonStyles = css`
  ${shapeStyles}
  color: ${color.white};
  background: ${color.accent};

  ${canHover} {
    &:hover {
      background: ${color.accentDeep};
    }
  }
`;

/** Any other button. */
export const outlinedButtonStyles = css`
  ${shapeStyles}
  color: ${color.ink};
  border-color: ${color.ink};

  ${canHover} {
    &:hover {
      background: ${color.tint};
    }
  }
`;
