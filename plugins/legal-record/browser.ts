// The part of index.ts that also runs in browsers, for an editor and what it imports.
export { legalFrontMatter } from './record/front-matter';
export {
  documentFile,
  LEDGER_FILE,
  LEGAL_FOLDER,
  RECORD_FOLDER,
  recordedFile,
  versionsAmong,
  type VersionId,
} from './record/record-paths';
export { editedVersions, versionsOfDocument, type RecordedText } from './record/versions-for-editor';
