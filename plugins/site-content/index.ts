// The public face: other plugins, scripts and Gatsby's files import from here only.
export { checkAll } from './check/check-content';
export { decoded } from './check/addresses';
export { describeDifference } from './legal-record/difference/describe-difference';
export type { LegalVersion } from './legal-record/legal-version';
export { compareRecords, knownLedger } from './legal-record/compare-records';
export { chainEntries, hashOfEntry, sha256 } from './legal-record/ledger';
export { newestOf } from './legal-record/check-record';
export { LEDGER, RECORD, recordedFile, recordVersions } from './legal-record/record-folder';
export { requestTimestamps } from './legal-record/request-timestamp';
export { readRecord } from './legal-record/read-record';
export { formatFinding, oneLine, type Finding } from './parse/finding';
export { factsOfBuild, readSiteFacts, type SiteFacts } from './site-facts';
