interface Route {
  /** The canonical path; for the not-found page, which has no address, the path of its file. */
  path: string;
  /** The page as messages name it. */
  label: string;
  /** The built file, from the root of the site. */
  file: string;
  /** Files below `content/` that the page shows, and folders with a slash at the end. */
  content: readonly string[];
  /** The URL pattern by which browsers fetch the page ahead. */
  prefetch?: string;
}

const LEGAL = '/legal';

export type RouteName = 'home' | 'legal' | 'history' | 'notFound';

/** The pages of the site. Each version of a legal document has one more (legal/version-address.ts). */
export const ROUTES: Readonly<Record<RouteName, Route>> = {
  home: {
    path: '/',
    label: 'the page /',
    file: '/index.html',
    content: ['landing/', 'faq/'],
    prefetch: '/',
  },
  legal: {
    path: LEGAL,
    label: 'the page /legal',
    file: '/legal/index.html',
    content: ['legal/', 'pages/legal.mdx'],
    prefetch: '/legal',
  },
  history: {
    path: '/legal/history/',
    label: 'the page /legal/history/',
    file: '/legal/history/index.html',
    content: ['pages/legal-history.mdx'],
    // The versions that it lists as well.
    prefetch: '/legal/*/',
  },
  notFound: {
    path: '/404.html',
    label: 'the not-found page',
    file: '/404.html',
    content: ['pages/not-found.mdx'],
  },
};

/** Two addresses that differ in a slash at the end lead to the same page. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** @returns the page at a path, with or without a slash at the end */
export const routeAt = (path: string): RouteName | undefined =>
  (Object.keys(ROUTES) as RouteName[]).find((name) => withoutSlash(ROUTES[name].path) === withoutSlash(path));

/** @returns the address of a legal document on the page of all four */
export const tabPath = (document: string): string => `${LEGAL}?tab=${document}`;
