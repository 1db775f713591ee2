import { cpSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashIn } from './hashed-files';
import { siteFiles } from './list-files';

/** In days before the last release, whose own files are all kept: tabs that are open for longer have to be reloaded. */
const KEPT = 30;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Adds the hashed files of the last release to a new one: tabs that are open may still load them.
 *
 * @param published the last release; it may be missing
 * @param next the new release
 */
export function keepAssets(published: string, next: string): void {
  const home = statSync(path.join(published, 'index.html'), { throwIfNoEntry: false });
  if (!home) return;
  for (const file of siteFiles(published).filter(hashIn)) {
    const [source, target] = [path.join(published, file), path.join(next, file)];
    const isRecent = home.mtimeMs - statSync(source).mtimeMs < KEPT * DAY;
    if (isRecent && !existsSync(target)) cpSync(source, target, { preserveTimestamps: true });
  }
}
