import { ROUTES } from './routes';

/**
 * @param name the name of a document, such as `terms`
 * @param effectiveDate such as `2025-05-02`
 * @returns the permanent path of a version's page
 */
export const versionPath = (name: string, effectiveDate: string): string =>
  `${ROUTES.legal}/${name}/${effectiveDate}/`;

/**
 * @returns the paths of a version's recorded text, of its timestamp, and of the certificate that
 *   verifies the timestamp
 */
export function versionFiles(name: string, effectiveDate: string) {
  // The name of each file says what it is, also in a folder of downloads.
  const file = `${versionPath(name, effectiveDate)}${name}-${effectiveDate}`;
  return { text: `${file}.mdx`, token: `${file}.tsr`, certificate: `${file}.pem` };
}

export const FEED_PATH = `${ROUTES.legal}/feed.xml`;
export const LEDGER_PATH = `${ROUTES.legal}/ledger.json`;
