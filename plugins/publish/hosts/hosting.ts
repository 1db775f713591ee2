import { CACHE_CONTROL } from '../hashed-files';

/** The headers of a part of the site where they differ from the headers of the pages. */
export interface HeaderOverride {
  /** The path of the part, without a slash at the end. The headers apply to it and to all paths below it. */
  path: string;
  /** These headers replace headers of the pages with the same names, and leave the others as they are. */
  headers: Readonly<Record<string, string>>;
}

/** A permanent redirect (301). */
export interface Redirect {
  from: string;
  to: string;
}

/** How to serve a built site. The configuration file of every host is written from it. */
export interface Hosting {
  /** Sent with every response. */
  headers: Readonly<Record<string, string>>;
  /** Parts of the site with other headers. */
  overrides: readonly HeaderOverride[];
  /** Paths of the files with a content hash in their names, which never change. */
  hashedFiles: readonly string[];
  redirects: readonly Redirect[];
  /** Paths of the hosts' configuration files. Where a host can keep them from visitors, it does. */
  hostFiles: readonly string[];
}

/** Headers for all paths that match a pattern, in addition to those that every response has. */
export interface Rule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Makes the rules for the paths that get other headers than every response, for hosts that match paths with
 * patterns. Files without a hash need no rule for Cache-Control, because the default of these hosts is right:
 * "max-age=0, must-revalidate".
 *
 * @param wildcard what matches any text in a pattern of the host
 */
export const pathRules = (wildcard: string, { overrides, hashedFiles }: Hosting): Rule[] => [
  ...overrides.flatMap(({ path, headers }) => [
    { pattern: path, headers },
    { pattern: `${path}/${wildcard}`, headers },
  ]),
  // Each file has a rule of its own: with a pattern, caches would also keep a 404 for a year.
  ...hashedFiles.map((file) => ({ pattern: file, headers: { 'Cache-Control': CACHE_CONTROL.hashed } })),
];
