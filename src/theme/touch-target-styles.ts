import { css } from '@emotion/react';
import { size } from './tokens';

/** Makes a link in a row or on a line of its own as high as a target for a finger (WCAG 2.5.5). */
export const touchTargetStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
`;

/** A link on a line of its own, or beside a button. */
export const strongLinkStyles = css`
  ${touchTargetStyles}
  font-weight: 600;
`;
