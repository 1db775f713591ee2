/** The classes of the table of versions, by which its styles find its parts. */
export const VERSION_TABLE_CLASSES = {
  /** The question for a day, with its field and its answer. */
  question: 'question',
  /** The cell with the title of a document, beside all of its versions. */
  document: 'document',
  /** The cell with the link to a version. */
  version: 'version',
  /** The cell that says when a version is in force. */
  period: 'period',
} as const;
