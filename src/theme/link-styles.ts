import { css } from '@emotion/react';
import { color } from './colors';
import { canHover, desktopWithMouse } from './media';
import { size } from './sizes';
import { fontWeight } from './typography';

/** Makes a link that isn't part of a sentence high enough for a finger (WCAG 2.5.5). */
export const touchTargetStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
`;

/** A link on a line of its own, or beside a button. */
export const strongLinkStyles = css`
  ${touchTargetStyles}
  font-weight: ${fontWeight.bold};
`;

/**
 * A link in a list. It is as high as a finger needs. On a desktop, a mouse can point at lines that are closer
 * together (WCAG 2.5.8 asks for 24 px).
 */
export const listLinkStyles = css`
  ${touchTargetStyles}

  ${desktopWithMouse} {
    min-height: ${size.mouseTarget};
  }
`;

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
