/** The path of the editor on the site, without a slash at the end. */
export const EDITOR_PATH = '/admin';

/**
 * @param folder a folder of content, which is also the name of its group of forms (Decap: collection)
 * @param form the name of a form in it (Decap: entry)
 * @returns the address of the form within Decap CMS, which follows a `#`
 */
export const formAddress = (folder: string, form: string): string => `/collections/${folder}/entries/${form}`;
