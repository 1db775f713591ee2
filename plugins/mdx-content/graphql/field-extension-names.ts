/** The field extension that compiles the body of a node. */
export const COMPILED_BODY = 'compiledBody';

/** The field extension that replaces the placeholders in a text. */
export const PLACEHOLDERS = 'placeholders';
