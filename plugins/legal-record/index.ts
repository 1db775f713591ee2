// Everything that other plugins, the scripts and the site's model of its content may import. Styles and tests
// have class-names.ts.

// How a site sets the record up.
export { legalFrontMatter } from './record/front-matter';
export type { LegalKind, LegalModel, LegalRecordOptions, RecordAdvice } from './options';

// For queries.
export { LEGAL_VERSION_TYPE } from './graphql/graphql-types';

// Reading and writing the record.
export { hashOfEntry, sha256 } from './record/ledger';
export type { LegalVersion } from './record/legal-version';
export { readRecord, type LegalRecord } from './record/read-record';
export { writeRecord, type RecordFiles } from './record/record-folder';
export {
  documentFile,
  LEDGER_FILE,
  LEGAL_FOLDER,
  RECORD_FOLDER,
  recordedFile,
  versionsAmong,
  type VersionId,
} from './record/record-paths';
export { RECORD_RULES, SOLVED_BY_RECORDING } from './record/record-rules';
export { updateRecord, type Recording } from './recording/update-record';

// Comparing it: with the edited documents, and with the ledger that visitors know.
export { compareWithRecord, type RecordComparison } from './recording/compare-with-record';
export { compareWithKnownLedger, knownLedger, type KnownLedger } from './recording/compare-with-known-ledger';
export { describeDifference } from './difference/describe-difference';

// For an editor in a browser.
export { versionsOfDocument, editedVersions, type RecordedText } from './record/versions-for-editor';
