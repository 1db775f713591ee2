import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

interface SourceFile {
  /** Path below the folder, with forward slashes. */
  name: string;
  bytes: Buffer;
}

/**
 * Lists the files of a folder and its subfolders, sorted by path.
 *
 * @returns paths below the folder, with forward slashes; none when the folder does not exist
 */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      )
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Reads the files of a folder and its subfolders.
 *
 * @param except matches the paths of files to skip
 * @throws Error when the folder does not exist or holds no file to read
 */
export async function readFiles(folder: string, except: RegExp): Promise<SourceFile[]> {
  const names = (await listFiles(folder)).filter((name) => !except.test(name));
  if (names.length === 0) throw new Error(`There is no content in the folder ${folder}.`);
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })));
}
