/** The classes of the table of versions, by which its styles find its parts. */
export const VERSION_TABLE_CLASSES = {
  /** The question for a day, with its field and its answer. */
  question: 'version-question',
  /** The cell with the title of a document, beside all of its versions. */
  document: 'version-document',
  /** The cells of the column with the links to the versions. */
  version: 'version-link',
} as const;
