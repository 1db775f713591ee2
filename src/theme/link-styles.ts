import { css } from '@emotion/react';
import { color } from './colors';
import { canHover } from './media';

/** A link in a list in which each item is a link as a whole, so that a light line is enough to show that. */
export const lightLinkStyles = css`
  text-decoration-color: ${color.rule};

  ${canHover} {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
`;

/** A link or a button that has a line only while a pointer rests on it. */
export const underlineOnHoverStyles = css`
  ${canHover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
