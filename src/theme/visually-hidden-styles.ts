import { css } from '@emotion/react';

/** Text that screen readers read out, and that a copy of the page includes, but nobody sees. */
export const visuallyHiddenStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  /* Unlike "nowrap", this value keeps the space at the end of a text, such as "[added: " before a word. */
  white-space: pre;
`;
