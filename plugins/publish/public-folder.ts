import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { siteFiles } from './release/list-files';

/** Files of the site by their paths from its root; null for one that this build does not have. */
export type PublicFiles = Record<string, string | Uint8Array | null>;

/** Writes files into public/, which still holds those of the last build. */
export function writePublicFiles(files: PublicFiles): void {
  for (const [address, content] of Object.entries(files)) {
    const file = path.join('public', address);
    rmSync(file, { force: true });
    if (content === null) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const KEY = 'static files';

/** Removes from public/ the files deleted from static/: Gatsby copies new ones and removes none. */
export async function removeDeletedStaticFiles({ cache }: ParentSpanPluginArgs): Promise<void> {
  const files = existsSync('static') ? siteFiles('static') : [];
  const previous = ((await cache.get(KEY)) ?? []) as string[];
  const deleted = previous.filter((file) => !files.includes(file));
  writePublicFiles(Object.fromEntries(deleted.map((file) => [file, null])));
  await cache.set(KEY, files);
}
