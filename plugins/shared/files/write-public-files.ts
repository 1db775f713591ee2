import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC_FOLDER } from './public-folder';

/** The contents of files by their paths on the site, each with a leading slash. */
export type PublicFiles = Readonly<Record<string, string | Uint8Array>>;

/**
 * Writes files into public/. A file that is in static/ stays as it is, and a warning says so.
 *
 * @param writer what writes them, as a path in the project, such as `plugins/publish`
 */
export function writePublicFiles(
  files: PublicFiles,
  writer: string,
  reporter: { warn: (message: string) => void },
): void {
  for (const [address, content] of Object.entries(files)) {
    if (existsSync(path.join('static', address))) {
      reporter.warn(
        `${address} comes from static/, and is published as it is. Without it, ${writer} would write the file.`,
      );
      continue;
    }
    const file = path.join(PUBLIC_FOLDER, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
