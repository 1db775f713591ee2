import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists all files of a built site.
 *
 * @param folder the built site
 * @returns the path of each file from the root of the site, such as `/legal/index.html`, in
 *   alphabetical order
 */
export function siteFiles(folder: string): string[] {
  const root = path.resolve(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`.replaceAll(path.sep, '/'))
    .sort();
}
