/** Stands for `gatsby` in what renders pages: queries have been read and answered by then. */
export const graphql = (): void => {};
