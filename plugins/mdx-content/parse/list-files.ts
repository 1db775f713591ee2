import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Everything in a folder and its subfolders, sorted by path, with its path below the folder. */
export const listEntries = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .map((entry) => ({
      entry,
      name: path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * Lists the files of a folder and its subfolders, sorted by path, without symbolic links.
 *
 * @returns paths below the folder, with forward slashes; none when the folder does not exist
 */
export const listFiles = (folder: string): string[] =>
  listEntries(folder).flatMap(({ entry, name }) => (entry.isFile() ? name : []));
