/**
 * The paths of the pages that other code names. An issue is at `issuePath`, a legal version at
 * `versionPath`, and any other page at the path of its file in `src/pages`.
 */
export const ROUTES = {
  home: '/',
  legal: '/legal',
  history: '/legal/history/',
  /** The file that hosts answer with where there is no page. It has no address of its own. */
  notFound: '/404.html',
} as const;

/** @returns the path of an issue's page; each file in `content/issues` has a page */
export const issuePath = (name: string): string => `/${name}-issue`;

/** The name of the sample issue, which the landing page shows and links to. */
export const SAMPLE_ISSUE = 'sample';

/** The path of the sample issue. */
export const SAMPLE_ISSUE_PATH = issuePath(SAMPLE_ISSUE);

/** The legal documents in the order of their tabs (docs/requirements.md, section 2). */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'cookie', 'disclaimer'] as const;

/** The query parameter of the legal page that names a document. */
export const TAB_PARAMETER = 'tab';

/** The query parameter and its value with which the legal page shows and prints all documents. */
export const PRINT_PARAMETER = 'print';
export const PRINT_ALL = 'all';

/**
 * @param name the name of a document, such as `terms`
 * @returns the path and query at which the legal page shows the document
 */
export const tabPath = (name: string): string => `${ROUTES.legal}?${TAB_PARAMETER}=${name}`;

/** The address and the size of the picture that networks show with links to the site. */
export const SOCIAL_IMAGE = { path: '/social-image.png', width: 1200, height: 630 } as const;
