/** The permanent address of a version's page. `date` is as `2025-05-02`. */
export const versionPath = (document: string, date: string): string => `/legal/${document}/${date}/`;

/** The name of the recorded file beside the version's page; it is unique among downloads. */
export const snapshotName = (document: string, date: string): string => `${document}-${date}.mdx`;

/** The addresses of its timestamp and of the certificate to verify that with. */
export function timestampPaths(document: string, date: string): { token: string; certificate: string } {
  const file = `${versionPath(document, date)}${document}-${date}`;
  return { token: `${file}.tsr`, certificate: `${file}.pem` };
}

export const FEED_PATH = '/legal/feed.xml';
export const LEDGER_PATH = '/legal/ledger.json';
