import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { BuildError } from '../gatsby/build-error';
import { PUBLIC_FOLDER } from './public-folder';
import { STATIC_FOLDER } from './static-folder';

/** The contents of files by their paths on the site, each with a leading slash. */
export type PublicFiles = Readonly<Record<string, string | Uint8Array>>;

/**
 * Writes files into public/. A file that is in static/ stays as it is, and a warning says so.
 *
 * @param writer what writes them, as a path in the project, such as `plugins/publish`
 */
export function writePublicFiles(files: PublicFiles, writer: string, reporter: Pick<Reporter, 'warn'>): void {
  for (const [address, content] of Object.entries(files)) {
    if (isStatic(address)) {
      reporter.warn(
        `${address} comes from static/, and is published as it is. Without it, ${writer} would write the file.`,
      );
      continue;
    }
    write(PUBLIC_FOLDER, address, content);
  }
}

/**
 * Writes files into a built site that nobody may provide in static/. Gatsby has already published the files
 * of static/, so one with the same path would be replaced without a word.
 *
 * @param advice what to do about such a file of static/, as the end of a sentence
 * @throws BuildError when static/ has one of the files
 */
export function writeReservedFiles(files: PublicFiles, advice: string, folder = PUBLIC_FOLDER): void {
  for (const [address, content] of Object.entries(files)) {
    if (isStatic(address)) throw new BuildError(`${STATIC_FOLDER}${address} would be replaced: ${advice}.`);
    write(folder, address, content);
  }
}

const isStatic = (address: string): boolean => existsSync(path.join(STATIC_FOLDER, address));

function write(folder: string, address: string, content: string | Uint8Array): void {
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
