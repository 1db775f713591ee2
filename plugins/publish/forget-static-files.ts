import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { siteFiles } from './release/list-files';

const KEY = 'static files';

/** Removes from public/ what is no longer in static/: Gatsby copies these files and never removes one. */
export async function forgetStaticFiles({ cache }: ParentSpanPluginArgs): Promise<void> {
  const files = existsSync('static') ? siteFiles('static') : [];
  const before = ((await cache.get(KEY)) ?? []) as string[];
  for (const file of before.filter((name) => !files.includes(name))) {
    rmSync(path.join('public', file), { force: true });
  }
  await cache.set(KEY, files);
}
