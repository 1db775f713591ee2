import { listFiles } from '../shared/files/list-files';

/**
 * @param folder the built site
 * @returns the path of each file from the root of the site, such as `/legal/index.html`, in alphabetical
 *   order
 */
export const builtFiles = (folder: string): string[] => listFiles(folder).map((file) => `/${file}`);
