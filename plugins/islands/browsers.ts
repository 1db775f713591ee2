import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };

/** The oldest browsers that the site is written for (`browserslist` in package.json), as esbuild names them: `ios15`. */
export const BROWSERS = browserslist.map((query) => query.replace('_saf', '').replace(' >= ', ''));
