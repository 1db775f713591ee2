import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @param folder a built site
 * @returns the path of each file in it, from the site's root and sorted, for instance `/legal/index.html`
 */
export function siteFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
