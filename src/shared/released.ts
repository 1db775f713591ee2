/** Files that only Gatsby reads, a copy of 404.html that hosts would serve with status 200, and hidden files. */
const NOT_RELEASED =
  /^\/(?:404|_gatsby|page-data|~partytown)(?:\/|$)|^\/(?:chunk-map|webpack\.stats)\.json$|\.map$|\/\.(?!well-known\/)/;

/** @returns whether a file of Gatsby's output folder becomes a part of the release, given its path on the site */
export const isReleased = (path: string): boolean => !NOT_RELEASED.test(path);
