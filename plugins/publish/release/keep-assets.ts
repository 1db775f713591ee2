import { cpSync, existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashIn } from './hashed-files';
import { siteFiles } from './list-files';

/** In days before the last release, whose own files are all kept: tabs that are open for longer have to be reloaded. */
const KEPT = 30;
const DAY = 24 * 60 * 60 * 1000;

/** Removes hashed files from Gatsby's output folder, which keeps those of all builds: the next one writes its own. */
export function removeOldAssets(built: string): void {
  if (!existsSync(built)) return;
  for (const file of siteFiles(built).filter(hashIn)) rmSync(path.join(built, file));
}

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
