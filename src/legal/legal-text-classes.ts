/** The classes of a legal text that its styles and the script of the tabs share. */
export const LEGAL_TEXT_CLASSES = {
  /** A list of contents. It has no id, because the legal page has a list for each document. */
  contents: 'legal-contents',
} as const;
