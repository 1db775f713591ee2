/** The path of the editor on the site, without a slash at the end. */
export const EDITOR_PATH = '/admin';

/**
 * @param file the path of an MDX file below `content/`, such as `faq/launch.mdx`
 * @returns the address of its form within Decap CMS, such as `/collections/faq/entries/launch`
 */
export function formAddressOf(file: string): string {
  const [folder = '', name = ''] = file.replace(/\.mdx$/, '').split('/');
  return formAddress(folder, name);
}

/**
 * @param folder a folder of content, which is also the name of its group of forms (Decap: collection)
 * @param form the name of a form in it (Decap: entry)
 * @returns the address of the form within Decap CMS, which follows a `#`
 */
const formAddress = (folder: string, form: string): string => `/collections/${folder}/entries/${form}`;

/** Matches the address of a page whose fragment is that of a form. */
export const FORM_ADDRESS = /#\/collections\/[^/]+\/entries\/./;
