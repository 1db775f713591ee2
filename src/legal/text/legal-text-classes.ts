/** The classes of a legal text that its styles share with the script of the tabs or with tests. */
export const LEGAL_TEXT_CLASSES = {
  /** A list of contents. It has no id, because the legal page has a list for each document. */
  contents: 'legal-contents',
  /** The clauses, without what is above and below them. */
  text: 'legal-text',
} as const;
