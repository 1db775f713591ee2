/** Gatsby itself takes queries out of the code: to a test they are only their text. */
export const graphql = ([text]: TemplateStringsArray) => text;
