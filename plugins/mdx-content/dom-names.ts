// Styles and tests use these names to find elements in compiled HTML. Code for browsers can import this
// module, unlike the index, because it imports nothing itself.

/** The class of the group around a table, which scrolls when the table is wide. */
export const TABLE_CLASS = 'table';

/** The attribute of a cell with the heading of its column. */
export const COLUMN_ATTRIBUTE = 'data-column';
