/** Stands for the name of a file in the path of a page, where each file of a kind has a page of its own. */
export const NAME_IN_PATH = '{name}';

/**
 * @returns the path of the page that shows a file: `/sample-issue` for `/{name}-issue` and the name `sample`
 */
export const fillInName = (pagePath: string, name: string): string => pagePath.replace(NAME_IN_PATH, name);
