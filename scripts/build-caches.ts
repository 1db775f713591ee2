import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';

/** Holds the path of the folder in which Gatsby's caches were made, as long as they can be used. */
const RECORD = '.caches-made-in';

/**
 * Whether the current folder holds caches of Gatsby that may be wrong: the last build did not succeed, or the folder
 * was moved or copied, and they hold absolute paths.
 */
export const areCachesWrong = (): boolean =>
  existsSync('.cache') && (!existsSync(RECORD) || readFileSync(RECORD, 'utf8') !== realpathSync('.'));

/** To be called before a build changes the caches. */
export const distrustCaches = (): void => rmSync(RECORD, { force: true });

/** To be called when a build has succeeded. */
export const trustCaches = (): void => writeFileSync(RECORD, realpathSync('.'));
