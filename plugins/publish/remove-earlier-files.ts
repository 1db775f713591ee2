import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { isDevelop } from '../shared/is-develop';
import { PUBLIC_FOLDER } from '../shared/public-folder';
import { isCompressedCopy } from './compress';
import { siteFiles } from './site-files';

/** Gatsby writes these before it calls plugins. */
const WRITTEN_ALREADY = /^\/~partytown\//;

/** Gatsby reads these from the last build, and rewrites them on a change. */
const READ_BY_GATSBY = /^\/(page-data|_gatsby)\/|^\/(chunk-map|webpack\.stats)\.json$/;

/**
 * The key in this plugin's cache that is set by every build, and missing after the cache was
 * deleted.
 */
const CACHE_EXISTS = 'exists';

/**
 * Removes what earlier builds have left in public/: scripts, files of plugins and files of static/.
 * Every build writes these again, and Gatsby never removes them.
 *
 * Gatsby itself removes the pages that are gone, but only while it has its cache. Without the cache
 * it writes every page again, so everything of earlier builds can go. In `gatsby develop` nothing
 * is removed, because Gatsby copies static/ at the same time.
 */
export async function removeEarlierFiles({ cache }: Pick<NodePluginArgs, 'cache'>): Promise<void> {
  const hasCache = Boolean(await cache.get(CACHE_EXISTS));
  await cache.set(CACHE_EXISTS, true);
  if (isDevelop() || !existsSync(PUBLIC_FOLDER)) return;
  for (const file of siteFiles(PUBLIC_FOLDER)) {
    const isNeeded = WRITTEN_ALREADY.test(file) || (hasCache && isKeptByGatsby(file));
    if (!isNeeded) rmSync(path.join(PUBLIC_FOLDER, file));
  }
}

function isKeptByGatsby(file: string): boolean {
  if (isCompressedCopy(file)) return false;
  return READ_BY_GATSBY.test(file) || isPage(file);
}

/**
 * Whether an HTML file is a page of Gatsby, which has data in page-data/. Other HTML comes from
 * static/ or a plugin.
 */
function isPage(file: string): boolean {
  if (!file.endsWith('.html')) return false;
  const page = file.replace(/\/index\.html$/, '') || 'index';
  return existsSync(path.join(PUBLIC_FOLDER, 'page-data', page, 'page-data.json'));
}
