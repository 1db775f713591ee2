import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @param folder a built site
 * @returns the sorted path of each file from the root of the site, for instance `/legal/index.html`
 */
export function siteFiles(folder: string): string[] {
  const root = path.resolve(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`.replaceAll(path.sep, '/'))
    .sort();
}
