import { readdirSync } from 'node:fs';
import path from 'node:path';

const ISLAND_FILE = /\.island\.tsx?$/;

/**
 * @param folder is searched with all its subfolders
 * @returns the files `<name>.island.ts` and `.island.tsx`, by `<name>`, in the order of their paths
 * @throws Error when two files have one name
 */
export function findIslandFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!ISLAND_FILE.test(file)) continue;
    const name = path.basename(file).replace(ISLAND_FILE, '');
    const other = files.get(name);
    if (other !== undefined) {
      throw new Error(
        `Two islands have the name "${name}": ${other} and ${path.join(folder, file)}. Rename one, and its island.`,
      );
    }
    files.set(name, path.join(folder, file));
  }
  return files;
}
