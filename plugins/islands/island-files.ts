import path from 'node:path';
import { listFiles } from '../shared/files/list-files';
import { BuildError } from '../shared/gatsby/build-error';

const ENDING = '.island.ts';

/**
 * Finds the islands of a site: files that are named `<name>.island.ts`.
 *
 * @param folder is searched with all its subfolders
 * @returns the path of each file by its `<name>`, in the order of the paths
 * @throws BuildError when two files have one name
 */
export function findIslandFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of listFiles(folder)) {
    if (!file.endsWith(ENDING)) continue;
    const name = path.basename(file, ENDING);
    const other = files.get(name);
    if (other !== undefined) {
      throw new BuildError(
        `Two islands have the name "${name}": ${other} and ${path.join(folder, file)}. Rename one of the files, and the island in it.`,
      );
    }
    files.set(name, path.join(folder, file));
  }
  return files;
}
