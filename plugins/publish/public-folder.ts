import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { siteFiles } from './release/list-files';

/** Files of the site by their paths from its root; null for one that this build does not have. */
export type PublicFiles = Record<string, string | Uint8Array | null>;

type Args = Pick<NodePluginArgs, 'cache' | 'reporter'>;

const KEY = 'public files';

/** Removes from public/ what the last build has written there or copied from static/, which Gatsby leaves there. */
export async function removeLastFiles({ cache }: Args): Promise<void> {
  const copied = existsSync('static') ? siteFiles('static') : [];
  for (const file of ((await cache.get(KEY)) ?? []) as string[]) {
    if (!copied.includes(file)) rmSync(path.join('public', file), { force: true });
  }
  await cache.set(KEY, copied);
}

/** Writes files into public/, after all other plugins. A file that one of them has written is replaced with a warning. */
export async function writePublicFiles(files: PublicFiles, { cache, reporter }: Args): Promise<void> {
  const copied = ((await cache.get(KEY)) ?? []) as string[];
  for (const [address, content] of Object.entries(files)) {
    if (content === null) continue;
    const file = path.join('public', address);
    if (existsSync(file)) {
      const other = copied.includes(address) ? `static${address}` : 'a plugin in gatsby-config.ts';
      reporter.warn(
        `${address} comes from plugins/publish and from ${other}: the one of plugins/publish is published. Remove the other.`,
      );
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await cache.set(KEY, [...copied, ...Object.keys(files)]);
}
