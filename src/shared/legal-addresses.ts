import { ROUTES } from './routes';

export const TAB_PARAMETER = 'tab';

/** The query parameter and its value with which the legal page shows and prints all documents. */
export const PRINT_PARAMETER = 'print';
export const PRINT_ALL = 'all';

/**
 * @param name the name of a document, such as `terms`
 * @returns the path and query at which the legal page shows the document
 */
export const tabPath = (name: string): string => `${ROUTES.legal}?${TAB_PARAMETER}=${name}`;

/**
 * @param name the name of a document, such as `terms`
 * @returns the path below which the versions of the document are
 */
export const versionsFolder = (name: string): string => `${ROUTES.legal}/${name}/`;

/**
 * @param name the name of a document, such as `terms`
 * @param effectiveDate such as `2025-05-02`
 * @returns the permanent path of a version's page
 */
export const versionPath = (name: string, effectiveDate: string): string =>
  `${versionsFolder(name)}${effectiveDate}/`;

/**
 * @returns the paths of a version's recorded text, of its timestamp, and of the certificate that verifies the
 *   timestamp
 */
export function versionFiles(name: string, effectiveDate: string) {
  // The name of each file says what it is, also in a folder of downloads.
  const file = `${versionPath(name, effectiveDate)}${name}-${effectiveDate}`;
  return { text: `${file}.mdx`, token: `${file}.tsr`, certificate: `${file}.pem` };
}

export const FEED_PATH = `${ROUTES.legal}/feed.xml`;
export const LEDGER_PATH = `${ROUTES.legal}/ledger.json`;
