import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Holds where and with which code Gatsby's caches were made, as long as they can be used. */
const RECORD = '.caches-made-in';

/** Code of the plugins that is outside of their folders, where Gatsby does not notice a change. */
const SHARED = 'src/shared';

/**
 * Whether the current folder holds caches of Gatsby that may be wrong: the last build did not succeed, the folder was
 * moved or copied (they hold absolute paths), shared code has changed, or `public` is left without them.
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
  for (const file of existsSync(SHARED) ? readdirSync(SHARED).sort() : []) {
    hash.update(readFileSync(path.join(SHARED, file)));
  }
  return `${realpathSync('.')}\n${hash.digest('hex')}\n`;
}
