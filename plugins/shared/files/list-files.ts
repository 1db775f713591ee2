import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a folder and its subfolders, sorted by path. Symbolic links are left out.
 *
 * @returns paths below the folder, with forward slashes; an empty list when the folder doesn't exist
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
