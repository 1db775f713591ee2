// Everything that the scripts and the site may import. Styles and tests have dom-names.ts, and what runs in
// browsers imports browser.ts.
export * from './browser';
export type { LegalRecordOptions, RecordAdvice } from './options';

export { hashOfEntry, sha256 } from './record/ledger';
export type { LegalVersion } from './record/legal-version';
export { readRecord, type LegalRecord } from './record/read-record';
export { writeRecord, type RecordFiles } from './record/record-folder';
export { RECORD_RULES, SOLVED_BY_RECORDING } from './record/record-rules';
export { updateRecord, type Recording } from './recording/update-record';

export { compareWithRecord, type RecordComparison } from './recording/compare-with-record';
export { compareWithKnownLedger, knownLedger, type KnownLedger } from './recording/compare-with-known-ledger';
export { describeDifference } from './difference/describe-difference';
