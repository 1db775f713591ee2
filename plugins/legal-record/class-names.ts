// Styles and tests use these names to find elements in the HTML of a difference. Code for browsers can
// import this module, unlike the index, because it imports nothing itself.

/** The classes in the HTML that describes how two versions differ. */
export const DIFFERENCE_CLASSES = {
  /** A clause that has changed, with its heading. */
  clause: 'clause',
  /** The title of the document, which is part of the first clause. */
  title: 'title',
  /** Words that are in neither of the two texts. */
  note: 'note',
  /** A note that everybody sees, such as what became of a clause. */
  label: 'label',
  /** A note beside a color or a line, for screen readers and copies of the text. Styles hide it. */
  unseen: 'unseen',
  /** An item of a list inside another list. */
  nested: 'nested',
} as const;
