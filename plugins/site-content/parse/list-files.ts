import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a folder and its subfolders, sorted by path.
 *
 * @returns paths below the folder, with forward slashes; none when the folder does not exist
 */
export const listFiles = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
