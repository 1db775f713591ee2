/** The path of the editor on the site, without a slash at the end. */
export const EDITOR_PATH = '/admin';

/**
 * @param file the path of an MDX file below `content/`, such as `faq/launch.mdx`
 * @returns the address of its form within Decap CMS, such as `/collections/faq/entries/launch`
 */
export function formAddressOf(file: string): string {
  const [folder = '', name = ''] = file.replace(/\.mdx$/, '').split('/');
  // In Decap, the folder is the name of the collection, and the name of the file that of the entry.
  return `/collections/${folder}/entries/${name}`;
}

/** Matches the address of a page whose fragment is that of a form. */
export const FORM_ADDRESS = /#\/collections\/[^/]+\/entries\/./;
