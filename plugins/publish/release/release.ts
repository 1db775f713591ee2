import fs from 'node:fs';
import path from 'node:path';
import { compress } from './compress';
import { keepAssets } from './keep-assets';
import { siteFiles } from './list-files';
import { writeHostFiles } from './host-files';
import { minifyHtml } from './minify-html';
import { isReleased } from '../../../src/shared/released';

const previousOf = (published: string) => `${published}-previous`;

/** Brings the last release back, to be called before a build: one that is killed between two renames leaves none. */
export function restoreRelease(published: string): void {
  const previous = previousOf(published);
  if (!fs.existsSync(published) && fs.existsSync(previous)) fs.renameSync(previous, published);
}

/**
 * Makes the release that hosts publish from the site that Gatsby has built. The last step replaces the
 * last release by renaming, so a failure leaves it untouched.
 *
 * @param built Gatsby's output folder, `public`
 * @param published the folder of the release, `dist`; it may be missing
 * @throws Error when a page has inline code that the Content-Security-Policy cannot allow
 */
export async function release(built: string, published: string): Promise<void> {
  const next = `${published}-next`;
  const previous = previousOf(published);
  fs.rmSync(next, { recursive: true, force: true });
  for (const file of siteFiles(built).filter(isReleased)) {
    const target = path.join(next, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const source = path.join(built, file);
    if (file.endsWith('.html')) fs.writeFileSync(target, await minifyHtml(fs.readFileSync(source, 'utf8')));
    else fs.copyFileSync(source, target);
  }
  compress(next);
  // Before older scripts join: hosts read a limited number of rules.
  writeHostFiles(next);
  // With their compressed copies, and the times of both.
  keepAssets(published, next);
  fs.rmSync(previous, { recursive: true, force: true });
  if (fs.existsSync(published)) fs.renameSync(published, previous);
  fs.renameSync(next, published);
  fs.rmSync(previous, { recursive: true, force: true });
}
