import { css } from '@emotion/react';
import { canHover, color, lineHeight, size, space } from './tokens';

/** The padding on each side of a label. */
const SIDE_PADDING = '1.6rem';

/**
 * The shape of a button, for links and for `<button>`. It is at least 44 px high (WCAG 2.5.5). The
 * background reaches below the border, which shows in forced colors only.
 */
const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${size.control};
  padding: ${space.xs} ${SIDE_PADDING};
  font-weight: 600;
  line-height: ${lineHeight.tight};
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
