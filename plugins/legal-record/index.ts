// Everything that other plugins, the scripts and the site's model of its content may import.
export { checkRecord, newestOf } from './check-record';
export { compareRecords, knownLedger, type KnownLedger } from './compare-records';
export { describeDifference } from './difference/describe-difference';
export { documentRecord, editedVersions, type DocumentRecord, type RecordedText } from './document-record';
export { chainEntries, hashOfEntry, sha256 } from './ledger';
export type { LegalVersion } from './legal-version';
export {
  legalFrontMatter,
  recordAdvice,
  type LegalRecordOptions,
  type RecordAdvice,
  type RecordFacts,
} from './options';
export { readRecord, verifyRecord, type LegalRecord } from './read-record';
export { writeRecord, type RecordFiles } from './record-folder';
export {
  documentFile,
  LEDGER_FILE,
  RECORD_FOLDER,
  recordedFile,
  versionsAmong,
  type VersionId,
} from './record-paths';
export { recordingDayProblem } from './recording-day';
export { requestTimestamps } from './request-timestamp';
