import { listFiles } from '../shared/list-files';

/**
 * Lists all files of a built site.
 *
 * @param folder the built site
 * @returns the path of each file from the root of the site, such as `/legal/index.html`, in
 *   alphabetical order
 */
export const siteFiles = (folder: string): string[] => listFiles(folder).map((file) => `/${file}`);
