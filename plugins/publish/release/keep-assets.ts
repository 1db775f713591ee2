import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashIn } from './hashed-files';
import { isHostFile } from './hosting';
import { siteFiles } from './list-files';

const TEXT = /\.(html|js|css|json|xml|webmanifest)$/;

/**
 * Leaves in a new build the hashed files that its own pages use, and adds those of the release before,
 * for tabs that were opened then and load a part of it only now. A build that changes none of them keeps
 * what is there. What is older goes.
 *
 * @param published the release before, if there is one
 * @param next the new build, which may hold the files of every build since its caches began
 */
export function keepAssets(published: string, next: string): void {
  const current = assetsInUse(next);
  for (const file of siteFiles(next)) {
    if (hashIn(file) && !current.has(file)) rmSync(path.join(next, file));
  }
  if (!existsSync(published)) return;
  const before = assetsInUse(published);
  const isSameRelease = [...current].every((file) => before.has(file));
  const kept = isSameRelease ? siteFiles(published).filter(hashIn) : before;
  for (const file of kept) {
    if (!current.has(file)) cpSync(path.join(published, file), path.join(next, file));
  }
}

/**
 * The hashed files whose hash stands in a page, or in another file that is in use: webpack writes the
 * names of chunks in parts, but their hashes whole.
 *
 * @param folder a built site
 */
export function assetsInUse(folder: string): Set<string> {
  const files = siteFiles(folder);
  const byHash = new Map<string, string[]>();
  for (const file of files) {
    const hash = hashIn(file);
    if (hash) byHash.set(hash, [...(byHash.get(hash) ?? []), file]);
  }
  const inUse = new Set<string>();
  // What hosts read lists the files of the release before as well.
  const unread = files.filter((file) => !hashIn(file) && !isHostFile(file));
  for (let file = unread.pop(); file; file = unread.pop()) {
    if (!TEXT.test(file)) continue;
    // As bytes: hashes are ASCII, and there may be thousands of pages.
    const text = readFileSync(path.join(folder, file));
    for (const [hash, found] of byHash) {
      if (!text.includes(hash)) continue;
      // Looked for no more: most files are pages that use the same.
      byHash.delete(hash);
      unread.push(...found);
      for (const name of found) inUse.add(name);
    }
  }
  return inUse;
}
