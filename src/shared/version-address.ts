/** The permanent address of a version's page. `date` is as `2025-05-02`. */
export const versionPath = (document: string, date: string): string => `/legal/${document}/${date}/`;

/** The addresses of a version's recorded file, of its timestamp, and of the certificate to verify that with. */
export function versionFiles(document: string, date: string) {
  // The names are unique among downloads.
  const file = `${versionPath(document, date)}${document}-${date}`;
  return { text: `${file}.mdx`, token: `${file}.tsr`, certificate: `${file}.pem` };
}

export const FEED_PATH = '/legal/feed.xml';
export const LEDGER_PATH = '/legal/ledger.json';
