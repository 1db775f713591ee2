// What other plugins, scripts and the site's model of its content may use.
export { checkRecord, newestOf } from './check-record';
export { compareRecords, knownLedger } from './compare-records';
export { describeDifference } from './difference/describe-difference';
export { documentRecord, type DocumentRecord, type RecordedText } from './document-record';
export { chainEntries, hashOfEntry, ofDocument, sha256 } from './ledger';
export type { LegalVersion } from './legal-version';
export { legalDocument, type LegalRecordOptions, type RecordFacts } from './options';
export { readRecord, verifyRecord, type LegalRecord } from './read-record';
export { recordVersions, type RecordFiles } from './record-folder';
export { LEDGER, RECORD, recordedFile, versionsAmong, type VersionName } from './record-paths';
export { recordingDayProblem } from './recording-day';
export { requestTimestamps } from './request-timestamp';
