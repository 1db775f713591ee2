import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '../plugins/publish/release/list-files';

/** Holds where and with which code Gatsby's caches were made, from the end of a good build to the start of the next. */
const RECORD = '.cache/made-in';

/** What makes the caches: Gatsby drops them for some of these changes only, and never what is in `public` then. */
const MAKERS = ['plugins', 'src/shared', 'gatsby-config.ts', 'gatsby-node.ts', 'package-lock.json'];

/**
 * Removes Gatsby's caches from the current folder where they may be wrong: the last build did not succeed, the folder
 * was moved or copied (they hold absolute paths), or a plugin or a package has changed. To be called before a build.
 */
export function dropWrongCaches(): void {
  const isRight = existsSync(RECORD) && readFileSync(RECORD, 'utf8') === origin();
  for (const wrong of isRight ? [RECORD] : ['.cache', 'public'])
    rmSync(wrong, { recursive: true, force: true });
}

/** To be called when a build has succeeded. */
export const trustCaches = (): void => writeFileSync(RECORD, origin());

function origin(): string {
  const hash = createHash('sha256');
  for (const file of MAKERS.filter((maker) => existsSync(maker)).flatMap(filesIn))
    hash.update(readFileSync(file));
  return `${realpathSync('.')}\n${hash.digest('hex')}\n`;
}

const filesIn = (maker: string): string[] =>
  statSync(maker).isDirectory() ? siteFiles(maker).map((file) => path.join(maker, file)) : [maker];
