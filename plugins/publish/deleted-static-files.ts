import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { siteFiles } from './release/list-files';

const KEY = 'static files';

/** Removes from public/ the files deleted from static/: Gatsby copies new ones and removes none. */
export async function removeDeletedStaticFiles({ cache }: ParentSpanPluginArgs): Promise<void> {
  const files = existsSync('static') ? siteFiles('static') : [];
  const previous = ((await cache.get(KEY)) ?? []) as string[];
  for (const file of previous.filter((name) => !files.includes(name))) {
    rmSync(path.join('public', file), { force: true });
  }
  await cache.set(KEY, files);
}
