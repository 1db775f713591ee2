import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '../plugins/publish/release/list-files';

/** Holds where and with which code Gatsby's caches were made, as long as they can be used. */
const RECORD = '.caches-made-in';

/** What makes the caches: Gatsby drops them for some of these changes only, and never what is in `public` then. */
const MAKERS = ['plugins', 'src/shared', 'gatsby-config.ts', 'gatsby-node.ts', 'package-lock.json'];

/**
 * Whether the current folder holds caches of Gatsby that may be wrong: the last build did not succeed, the folder was
 * moved or copied (they hold absolute paths), a plugin or a package has changed, or `public` is left without them.
 */
export const areCachesWrong = (): boolean =>
  existsSync('.cache')
    ? !existsSync(RECORD) || readFileSync(RECORD, 'utf8') !== origin()
    : existsSync('public');

/** To be called before a build changes the caches. */
export const distrustCaches = (): void => rmSync(RECORD, { force: true });

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
