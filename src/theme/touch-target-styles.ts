import { css } from '@emotion/react';
import { desktopWithMouse } from './media';
import { size } from './sizes';
import { fontWeight } from './typography';

/** Makes a link that isn't part of a sentence high enough for a finger (WCAG 2.5.5). */
export const touchTargetStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
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

/** A link on a line of its own, or beside a button. */
export const strongLinkStyles = css`
  ${touchTargetStyles}
  font-weight: ${fontWeight.bold};
`;
