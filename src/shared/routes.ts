interface Route {
  /** The canonical path; for the not-found page, which has none, the path of its file. */
  path: string;
  /** The content of the page: files in `content/`, and folders with a trailing slash. */
  content: readonly string[];
}

/** The pages of the site, without those of legal versions (version-address.ts). */
export const ROUTES = {
  home: { path: '/', content: ['landing/', 'faq/'] },
  legal: { path: '/legal', content: ['legal/', 'pages/legal.mdx'] },
  history: { path: '/legal/history/', content: ['pages/legal-history.mdx'] },
  notFound: { path: '/404.html', content: ['pages/not-found.mdx'] },
} satisfies Readonly<Record<string, Route>>;

/** The page of an issue: each file in `content/issues` has one. */
export const issuePath = (name: string): string => `/${name}-issue`;

/** The folder of the issues, below `content/`. */
export const ISSUES_FOLDER = 'issues/';

/** The page of the sample issue. */
export const SAMPLE_ISSUE_PATH = issuePath('sample');

export type RouteName = keyof typeof ROUTES;

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** @returns the page at a path, with or without a trailing slash */
export const routeAt = (path: string): RouteName | undefined =>
  (Object.keys(ROUTES) as RouteName[]).find((name) => withoutSlash(ROUTES[name].path) === withoutSlash(path));

/** The legal documents in the order of their tabs (docs/requirements.md, section 2). */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'cookie', 'disclaimer'] as const;

/** @returns the address of a document on the legal page */
export const tabPath = (document: string): string => `${ROUTES.legal.path}?tab=${document}`;
