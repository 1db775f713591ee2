import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from './compress';
import { keepAssets } from './keep-assets';
import { siteFiles } from './list-files';
import { writeHostFiles } from './write-host-files';
import { minifyHtml } from './minify-html';

/** What only Gatsby's own runtime and tools read, and a second copy of 404.html that would answer with 200. */
const NOT_RELEASED =
  /^\/(?:404|_gatsby|page-data|~partytown)(?:\/|$)|^\/(?:chunk-map|webpack\.stats)\.json$|\.map$/;

/**
 * Makes the release that hosts publish from the site that Gatsby has built. The last release is replaced at the
 * very end, by renaming.
 *
 * @param built Gatsby's folder, `public`
 * @param published the folder of releases, `dist`; it need not exist
 * @throws Error when a page has inline code that the Content-Security-Policy cannot allow
 */
export async function release(built: string, published: string): Promise<void> {
  const next = `${published}-next`;
  const previous = `${published}-previous`;
  restoreAfterKill(published, previous);
  rmSync(next, { recursive: true, force: true });
  cpSync(built, next, {
    recursive: true,
    filter: (source) => !NOT_RELEASED.test(addressOf(source, built)),
  });
  for (const file of siteFiles(next).filter((name) => name.endsWith('.html'))) {
    const page = path.join(next, file);
    writeFileSync(page, minifyHtml(readFileSync(page, 'utf8')));
  }
  keepAssets(published, next);
  writeHostFiles(next);
  await compress(next);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(published)) renameSync(published, previous);
  renameSync(next, published);
  rmSync(previous, { recursive: true, force: true });
}

/** Directories cannot be exchanged in one step: a build killed between the two renames leaves no release. */
function restoreAfterKill(published: string, previous: string): void {
  if (!existsSync(published) && existsSync(previous)) renameSync(previous, published);
}

function addressOf(file: string, folder: string): string {
  return `/${path.relative(folder, file).split(path.sep).join('/')}`;
}
