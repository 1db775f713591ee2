/**
 * The paths of the pages that other code names. An issue is at the `page` of its kind, a legal version at
 * `versionPath`, and any other page at the path of its file in `src/pages`.
 */
export const ROUTES = {
  home: '/',
  legal: '/legal',
  history: '/legal/history',
  /** The file that hosts answer with where there is no page. It has no address of its own. */
  notFound: '/404.html',
} as const;
