interface Route {
  /** The canonical path. The not-found page has none: this is the path of its file. */
  path: string;
  /** The content of the page, as paths below `content/`. A folder ends with a slash. */
  content: readonly string[];
}

/** The pages of the site, except for issues (issuePath) and legal versions (legal-addresses.ts). */
export const ROUTES = {
  home: { path: '/', content: ['landing/', 'faq/'] },
  legal: { path: '/legal', content: ['legal/', 'pages/legal.mdx'] },
  history: { path: '/legal/history/', content: ['pages/legal-history.mdx'] },
  notFound: { path: '/404.html', content: ['pages/not-found.mdx'] },
} satisfies Readonly<Record<string, Route>>;

/** @returns the path of an issue's page; each file in `content/issues` has a page */
export const issuePath = (name: string): string => `/${name}-issue`;

/** The folder of the issues; the path begins below `content/`. */
export const ISSUES_FOLDER = 'issues/';

/** The name of the sample issue, which the landing page shows and links to. */
export const SAMPLE_ISSUE = 'sample';

/** The path of the sample issue. */
export const SAMPLE_ISSUE_PATH = issuePath(SAMPLE_ISSUE);

export type RouteName = keyof typeof ROUTES;

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** @returns the page at a path, with or without a trailing slash */
export const routeAt = (path: string): RouteName | undefined =>
  ROUTE_NAMES.find((name) => withoutSlash(ROUTES[name].path) === withoutSlash(path));

/** The legal documents in the order of their tabs (docs/requirements.md, section 2). */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'cookie', 'disclaimer'] as const;

/** The query parameter of the legal page that names a document. */
export const TAB_PARAMETER = 'tab';

/** The query parameter and its value with which the legal page shows and prints all documents. */
export const PRINT_PARAMETER = 'print';
export const PRINT_ALL = 'all';

/** @returns the path and query at which the legal page shows a document */
export const tabPath = (document: string): string => `${ROUTES.legal.path}?${TAB_PARAMETER}=${document}`;
