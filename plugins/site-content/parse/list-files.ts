import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface SourceFile {
  /** Path below the folder, with forward slashes. */
  name: string;
  bytes: Uint8Array;
}

/**
 * The files in a folder and its subfolders, sorted, so that reports do not depend on the disk.
 *
 * @returns nothing where there is no such folder
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
 * Reads the files of a folder, but for those whose names match `except`.
 *
 * @throws Error when there is no such folder or nothing in it
 */
export async function readFiles(folder: string, except: RegExp): Promise<SourceFile[]> {
  const names = (await listFiles(folder)).filter((name) => !except.test(name));
  if (names.length === 0) throw new Error(`There is no content in the folder ${folder}.`);
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })));
}
