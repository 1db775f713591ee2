import type { LedgerEntry } from './ledger';

/** The folder of the record, below `content/`. */
export const RECORD = 'legal/record';

/** The file of the ledger, below the record. */
export const LEDGER = 'ledger.json';

/** The document and the day of a version. */
export type VersionName = Pick<LedgerEntry, 'document' | 'version'>;

/** The path below content/legal/record of the text of a version (mdx), or of its timestamp (tsr). */
export const recordedFile = ({ document, version }: VersionName, type: 'mdx' | 'tsr'): string =>
  `${document}/${version}.${type}`;

const RECORDED_TEXT = new RegExp(`^${RECORD}/([a-z]+)/(\\d{4}-\\d\\d-\\d\\d)\\.mdx$`);

/**
 * Finds the versions whose texts are among files, as when the record itself is not at hand. Nothing is verified.
 *
 * @param files paths below `content/`
 */
export const versionsAmong = (files: readonly string[]): VersionName[] =>
  files.flatMap((file) => {
    const [, document, version] = RECORDED_TEXT.exec(file) ?? [];
    return document && version ? { document, version } : [];
  });
