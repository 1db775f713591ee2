/** The path of the editor on the site, without a slash at the end. */
export const EDITOR_PATH = '/admin';

/**
 * @param folder a folder of content with forms of its own, such as `faq`
 * @returns the name of its group of forms, which is that of the folder
 */
export const groupNameOf = (folder: string): string => folder;

/**
 * @param group the name of a group of forms (Decap: collection)
 * @param form the name of a form in it (Decap: entry)
 * @returns the address of the form within Decap CMS, which follows a `#`
 */
export const formAddress = (group: string, form: string): string => `/collections/${group}/entries/${form}`;
