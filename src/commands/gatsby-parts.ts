import { createRequire, Module } from 'node:module';
import path from 'node:path';

// From the site's folder: what uses this is compiled into it.
const require = createRequire(path.resolve('gatsby-build.js'));

/** As `require`, with Gatsby's own parts by their place in the version that package.json pins: `query/file-parser`. */
export const loadPart = (part: string) => require(placeOf(part));

/** As `require`, from the site's folder. */
export const loadFromSite = (name: string) => require(name);

/** Gives Gatsby something else where it asks for one of its parts. */
export function replacePart(part: string, exports: object): void {
  const place = placeOf(part);
  require.cache[place] = Object.assign(new Module(place), { exports, loaded: true });
}

/** Has a part that is one function loaded as late as when that is called. */
export function loadPartLate(part: string): void {
  let loaded: ((...args: unknown[]) => unknown) | undefined;
  replacePart(part, (...args: unknown[]) => {
    if (!loaded) {
      require.cache[placeOf(part)] = undefined;
      loaded = loadPart(part) as (...args: unknown[]) => unknown;
    }
    return loaded(...args);
  });
}

const placeOf = (part: string) => require.resolve(`gatsby/dist/${part}`);
