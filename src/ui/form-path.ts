import { formAddress } from '../../plugins/content-editor/addresses';

/**
 * Finds the form of a text in the editor.
 *
 * @param file the path of an MDX file below `content/`, such as `faq/launch.mdx`
 * @returns the address of the form within the editor, such as `/collections/faq/entries/launch`
 */
export function formPath(file: string): string {
  const [folder = '', name = ''] = file.replace(/\.mdx$/, '').split('/');
  return formAddress(folder, name);
}
