import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
 * @param pageFrom makes of a built page the one that is published
 */
export function carryOver(
  built: string,
  published: string,
  next: string,
  leftOut: readonly string[],
  pageFrom: (html: string) => string,
): void {
  let made = '';
  for (const file of siteFiles(built)) {
    if (leftOut.includes(file.split('/')[1] ?? '')) continue;
    const [source, before, target] = [
      path.join(built, file),
      path.join(published, file),
      path.join(next, file),
    ];
    const folder = path.dirname(target);
    // They come sorted, so a folder's files mostly follow one another.
    if (folder !== made) mkdirSync(folder, { recursive: true });
    made = folder;
    if (file.endsWith('.html')) carryPage(pageFrom(readFileSync(source, 'utf8')), before, target);
    else if (sameContent(source, before)) linkOrCopy(before, target);
    // Of small files, quicker than to have the system copy them.
    else writeFileSync(target, readFileSync(source));
  }
}

function carryPage(page: string, before: string, target: string): void {
  if (existsSync(before) && readFileSync(before, 'utf8') === page) linkOrCopy(before, target);
  else writeFileSync(target, page);
}
