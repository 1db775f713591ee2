import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashIn } from './hashed-files';
import { HOST_FILES } from './host-files';
import { siteFiles } from './list-files';

const TEXT = /\.(html|js|css|json|xml|webmanifest)$/;

/**
 * Removes unused hashed files from a new build and adds those of the last release, which open tabs may
 * still load. A build that changes no hashed file keeps those of the release before it.
 *
 * @param published the last release; it may be missing
 * @param next the new build, which may hold files of earlier builds
 */
export function keepAssets(published: string, next: string): void {
  const current = assetsInUse(next);
  for (const file of siteFiles(next)) {
    if (hashIn(file) && !current.has(file)) rmSync(path.join(next, file));
  }
  if (!existsSync(published)) return;
  const previous = assetsInUse(published);
  const isUnchanged = [...current].every((file) => previous.has(file));
  const kept = isUnchanged ? siteFiles(published).filter(hashIn) : previous;
  for (const file of kept) {
    if (!current.has(file)) cpSync(path.join(published, file), path.join(next, file));
  }
}

/**
 * Finds the hashed files in use: a page, or another file in use, contains their hash. Webpack splits
 * the names of chunks, but not their hashes.
 *
 * @param folder a built site
 * @returns paths from the root of the site
 */
export function assetsInUse(folder: string): Set<string> {
  const files = siteFiles(folder);
  const hashed = files.filter(hashIn);
  // The host files also list files of the last release.
  const used = new Set(files.filter((file) => !hashIn(file) && !HOST_FILES.includes(file)));
  // The loop also visits the files that it adds.
  for (const file of used) {
    if (!TEXT.test(file)) continue;
    // Hashes are ASCII: decoding thousands of pages would be a waste.
    const bytes = readFileSync(path.join(folder, file));
    for (const asset of hashed) {
      if (!used.has(asset) && bytes.includes(hashIn(asset) ?? asset)) used.add(asset);
    }
  }
  return new Set(hashed.filter((file) => used.has(file)));
}
