import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs, Reporter } from 'gatsby';
import { isCompressedCopy } from './compress';
import { siteFiles } from './site-files';

const FOLDER = 'public';

/** Files by their paths from the root of the site. */
export type PublicFiles = Readonly<Record<string, string | Uint8Array>>;

/** What Gatsby has written before plugins are called, or reads from the last build and writes only when it changes. */
const KEPT_BY_GATSBY = /^\/(page-data|_gatsby|~partytown)\/|^\/(chunk-map|webpack\.stats)\.json$/;

/** A key in the cache that Gatsby gives this plugin. */
const CACHE_EXISTS = 'exists';

/**
 * Removes what earlier builds have left in public/: scripts, files of plugins and files of static/. Every build writes
 * them anew, and Gatsby never removes them. Gatsby itself removes pages that are gone, as long as it has its cache;
 * without it, nothing of an earlier build is needed. `gatsby develop` copies static/ at this time: it removes nothing.
 */
export async function removeEarlierFiles({ cache }: Pick<NodePluginArgs, 'cache'>): Promise<void> {
  const hasCache = Boolean(await cache.get(CACHE_EXISTS));
  await cache.set(CACHE_EXISTS, true);
  if (process.env.NODE_ENV === 'development' || !existsSync(FOLDER)) return;
  for (const file of siteFiles(FOLDER)) {
    const isNeeded = file.startsWith('/~partytown/') || (hasCache && isKeptByGatsby(file));
    if (!isNeeded) rmSync(path.join(FOLDER, file));
  }
}

function isKeptByGatsby(file: string): boolean {
  if (isCompressedCopy(file)) return false;
  return KEPT_BY_GATSBY.test(file) || isPage(file);
}

/** Gatsby keeps data beside each of its pages; other HTML comes from static/ or a plugin. */
function isPage(file: string): boolean {
  if (!file.endsWith('.html')) return false;
  const page = file.replace(/\/index\.html$/, '') || 'index';
  return existsSync(path.join(FOLDER, 'page-data', page, 'page-data.json'));
}

/** Writes files into public/. One that is there already, of another plugin or static/, is replaced with a warning. */
export function writePublicFiles(files: PublicFiles, reporter: Pick<Reporter, 'warn'>): void {
  for (const [address, content] of Object.entries(files)) {
    const file = path.join(FOLDER, address);
    if (existsSync(file)) {
      reporter.warn(
        `${address} comes from plugins/publish, and also from static/ or another plugin: the one of plugins/publish is published. Remove the other.`,
      );
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
