import { css } from '@emotion/react';
import { size } from './layout';
import { boldWeight } from './typography';

/** Makes a link that isn't part of a sentence high enough for a finger (WCAG 2.5.5). */
export const touchTargetStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
`;

/** A link on a line of its own, or beside a button. */
export const strongLinkStyles = css`
  ${touchTargetStyles}
  font-weight: ${boldWeight};
`;
