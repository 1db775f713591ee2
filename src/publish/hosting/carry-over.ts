import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { linkOrCopy, sameContent } from './same-content';
import { siteFiles } from './site-files';

/**
 * Copies a built site to where it waits to be published. What is the same as in the release before is
 * taken from there, as a link: published files are replaced, never changed.
 *
 * @param built Gatsby's folder, in which the next build changes files
 * @param published the release before, if there is one
 * @param next an empty folder
 * @param leftOut names in the built folder that are not published
 */
export function carryOver(built: string, published: string, next: string, leftOut: readonly string[]): void {
  for (const file of siteFiles(built)) {
    if (leftOut.includes(file.split('/')[1] ?? '')) continue;
    const [source, before, target] = [
      path.join(built, file),
      path.join(published, file),
      path.join(next, file),
    ];
    mkdirSync(path.dirname(target), { recursive: true });
    if (sameContent(source, before)) linkOrCopy(before, target);
    else copyFileSync(source, target);
  }
}
