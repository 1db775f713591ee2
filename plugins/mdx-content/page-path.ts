/** The placeholder for the name of a file in the path of a page, for kinds whose files each have a page. */
export const NAME_PLACEHOLDER = '{name}';

/**
 * @returns the path of the page that shows a file: `/sample-issue` for `/{name}-issue` and the name `sample`
 */
export const pagePathFor = (pattern: string, name: string): string => pattern.replace(NAME_PLACEHOLDER, name);
