/** The folder of the legal documents, below `content/`. */
export const LEGAL_FOLDER = 'legal';

/** @returns the file in which a document is edited, below `content/` */
export const documentFile = (name: string): string => `${LEGAL_FOLDER}/${name}.mdx`;

/** The folder of the record, below `content/`. */
export const RECORD_FOLDER = `${LEGAL_FOLDER}/record`;

/** The file of the ledger, in the folder of the record. */
export const LEDGER_FILE = 'ledger.json';

/** The file of the ledger, below `content/`. */
export const LEDGER_CONTENT_PATH = `${RECORD_FOLDER}/${LEDGER_FILE}`;

/** Matches the names of documents. They are part of paths, and of the ledger, whose format is published. */
export const DOCUMENT_NAME = /^[a-z]+$/;

/** Identifies a version: no two versions of a document have the same date. */
export interface VersionId {
  documentName: string;
  /** Such as `2025-05-02`. */
  effectiveDate: string;
}

/**
 * @param type `mdx` for the text of a version, `tsr` for its timestamp
 * @returns the path in the folder of the record, such as `terms/2025-05-02.mdx`
 */
export const recordedFile = ({ documentName, effectiveDate }: VersionId, type: 'mdx' | 'tsr'): string =>
  `${documentName}/${effectiveDate}.${type}`;

const RECORDED_TEXT = new RegExp(`^${RECORD_FOLDER}/([^/]+)/(\\d{4}-\\d\\d-\\d\\d)\\.mdx$`);

/**
 * Finds the recorded versions by the names of their files, without verifying them: links may point to their
 * pages, and the check of links also runs in the editor, which has no verified record.
 *
 * @param files paths below `content/`
 */
export const versionsAmong = (files: readonly string[]): VersionId[] =>
  files.flatMap((file) => {
    const [, documentName, effectiveDate] = RECORDED_TEXT.exec(file) ?? [];
    return documentName && effectiveDate && DOCUMENT_NAME.test(documentName)
      ? { documentName, effectiveDate }
      : [];
  });
