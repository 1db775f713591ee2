/**
 * Replaces `gatsby` in unit tests. Gatsby takes queries out of the code when it builds; here a query is its
 * text.
 */
export const graphql = ([text]: TemplateStringsArray) => text;
