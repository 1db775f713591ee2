/** Where a version's page is, for good. */
export const versionPath = (document: string, date: string): string => `/legal/${document}/${date}/`;

/** The recorded file, as it is, beside the version's page; its name tells it apart once downloaded. */
export const snapshotName = (document: string, date: string): string => `${document}-${date}.mdx`;

export const FEED_PATH = '/legal/feed.xml';
export const LEDGER_PATH = '/legal/ledger.json';
