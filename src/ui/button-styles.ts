import { css } from '@emotion/react';
import { canHover, color, size, space } from '../theme/tokens';

/**
 * For links and for `<button>`. At least 44 px high (WCAG 2.5.5). The background is below the border too,
 * and forced colours show a transparent border.
 */
const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${size.control};
  padding: ${space.xs} 1.6rem;
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  border: 2px solid transparent;
`;

/** The look of a button that leads to a sign-up. */
export const buttonStyles = css`
  ${shape}
  color: ${color.white};
  background: ${color.accent};

  ${canHover} {
    &:hover {
      background: ${color.accentDeep};
    }
  }
`;

/** The look of a button that leads anywhere else. */
export const outlinedButtonStyles = css`
  ${shape}
  color: ${color.ink};
  border-color: ${color.ink};

  ${canHover} {
    &:hover {
      background: ${color.tint};
    }
  }
`;
