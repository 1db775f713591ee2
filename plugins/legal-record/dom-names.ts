// The classes in the HTML of a difference, for styles and tests. Unlike the index, this module imports
// nothing, so code for browsers can import it.

export const DIFFERENCE_CLASSES = {
  /** A clause that has changed, with its heading. */
  clause: 'clause',
  /** The title of the document, which is part of the first clause. */
  title: 'title',
  /**
   * The summary of the document, which is part of the first clause. No style needs this class: it keeps the
   * summary from being compared with a paragraph of the text.
   */
  summary: 'summary',
  /** Words that are in neither of the two texts. */
  note: 'note',
  /** A note that everybody sees, such as what became of a clause. */
  label: 'label',
  /** A note beside a color or a line, for screen readers and copies of the text. Styles hide it. */
  unseen: 'unseen',
  /** An item of a list inside another list. */
  nested: 'nested',
} as const;
