import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { sameContent } from '../publish/hosting/same-content';

/**
 * Makes a copy the same as its source and leaves alone what is the same already. Caches take a file for
 * unchanged when its time and its place on the disk are: so what has changed gets a new time, even when
 * its source has the old one, as files of archives and containers do.
 *
 * @param source a file or a folder
 * @param isWanted which of the files and folders in it are copied
 */
export function mirror(source: string, copy: string, isWanted = (_: string): boolean => true): void {
  const isFolder = statSync(source).isDirectory();
  if (statSync(copy, { throwIfNoEntry: false })?.isDirectory() !== isFolder) {
    rmSync(copy, { recursive: true, force: true });
  }
  if (!isFolder) {
    if (!sameContent(source, copy)) copyFileSync(source, copy);
    return;
  }
  mkdirSync(copy, { recursive: true });
  const names = new Set(readdirSync(source).filter((name) => isWanted(path.join(source, name))));
  for (const name of readdirSync(copy)) {
    if (!names.has(name)) rmSync(path.join(copy, name), { recursive: true });
  }
  for (const name of names) mirror(path.join(source, name), path.join(copy, name), isWanted);
}
