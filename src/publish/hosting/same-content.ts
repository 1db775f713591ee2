import { copyFileSync, linkSync, readFileSync, statSync } from 'node:fs';

/** Whether two files hold the same bytes; false when one is missing. Two names of one file are not read. */
export function sameContent(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (!a?.isFile() || !b?.isFile() || a.size !== b.size) return false;
  if (a.ino === b.ino && a.dev === b.dev) return true;
  return readFileSync(one).equals(readFileSync(other));
}

/** Gives a file that nobody changes any more a second name, or copies it where the file system has no such names. */
export function linkOrCopy(file: string, second: string): void {
  try {
    linkSync(file, second);
  } catch {
    copyFileSync(file, second);
  }
}
