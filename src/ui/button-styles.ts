import { css } from '@emotion/react';
import { canHover, color, size, space } from '../theme/tokens';

/** The look of a button that leads to a sign-up, for links and for `<button>`. At least 44 px high (WCAG 2.5.5). */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${size.control};
  padding: ${space.xs} 1.6rem;
  color: ${color.white};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  background: ${color.accent};
  border: 2px solid ${color.accent};

  ${canHover} {
    &:hover {
      background: ${color.accentDeep};
      border-color: ${color.accentDeep};
    }
  }
`;

/** The look of a button that leads anywhere else. */
export const outlinedButtonStyles = css`
  ${buttonStyles}
  color: ${color.ink};
  background: none;
  border-color: ${color.ink};

  ${canHover} {
    &:hover {
      background: ${color.tint};
      border-color: ${color.ink};
    }
  }
`;
