import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { isReleased } from '../../src/shared/released';
import { siteFiles } from './release/list-files';

/** Files of the site by their paths from its root; null for one that this build does not have. */
export type PublicFiles = Record<string, string | Uint8Array | null>;

/**
 * Removes from public/ what every build writes or copies anew: scripts, files of plugins and of static/. Gatsby leaves
 * those of earlier builds. Its pages and what it reads stay. `gatsby develop` copies static/ meanwhile: all stays.
 */
export function removeLastFiles(): void {
  if (process.env.NODE_ENV === 'development' || !existsSync('public')) return;
  for (const file of siteFiles('public')) {
    if (isReleased(file) && !isPage(file)) rmSync(path.join('public', file));
  }
}

/** Gatsby keeps data beside each of its pages; other HTML comes from static/ or a plugin. */
const isPage = (file: string): boolean =>
  file.endsWith('.html') &&
  existsSync(path.join('public/page-data', file.replace(/\/index\.html$/, '') || 'index', 'page-data.json'));

/** Writes files into public/. One that is there already, of another plugin or static/, is replaced with a warning. */
export function writePublicFiles(files: PublicFiles, reporter: Pick<Reporter, 'warn'>): void {
  for (const [address, content] of Object.entries(files)) {
    if (content === null) continue;
    const file = path.join('public', address);
    if (existsSync(file)) {
      reporter.warn(
        `${address} comes from plugins/publish, and also from static/ or another plugin: the one of plugins/publish is published. Remove the other.`,
      );
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
