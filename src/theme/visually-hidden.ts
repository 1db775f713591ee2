/** Declarations for text that screen readers read, and that a copy of the page includes, but nobody sees. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: pre;
`;
