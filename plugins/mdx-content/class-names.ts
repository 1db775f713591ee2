// What styles and tests find in compiled HTML. This module imports nothing, so that code for browsers can
// import it, unlike the index.

/** The class of the group around a table, which scrolls when the table is wide. */
export const TABLE_CLASS = 'table';

/** The attribute of a cell with the heading of its column. */
export const COLUMN_ATTRIBUTE = 'data-column';
