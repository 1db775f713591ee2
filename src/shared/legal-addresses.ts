import { ROUTES } from './routes';

/**
 * @param effectiveDate such as `2025-05-02`
 * @returns the permanent path of a version's page
 */
export const versionPath = (document: string, effectiveDate: string): string =>
  `${ROUTES.legal}/${document}/${effectiveDate}/`;

/**
 * @returns the paths of a version's recorded text, of its timestamp, and of the certificate that
 *   verifies the timestamp
 */
export function versionFiles(document: string, effectiveDate: string) {
  // The name of each file says what it is, also in a folder of downloads.
  const file = `${versionPath(document, effectiveDate)}${document}-${effectiveDate}`;
  return { text: `${file}.mdx`, token: `${file}.tsr`, certificate: `${file}.pem` };
}

export const FEED_PATH = `${ROUTES.legal}/feed.xml`;
export const LEDGER_PATH = `${ROUTES.legal}/ledger.json`;
