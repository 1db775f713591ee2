import type { Finding } from '../parse/finding';
import { LEDGER, RECORD } from './record-folder';

/** The path of the ledger in messages. */
export const LEDGER_SHOWN = `content/${RECORD}/${LEDGER}`;

/** Help for a changed record: recorded versions are never edited. */
export const RESTORE =
  'Recorded versions are never edited by hand: bring content/legal/record back as it was, from version control.';

/** Help for a text that is not recorded, or only in part. */
export const RECORD_IT = 'Run: npm run legal:record';

type RecordRule = 'record-changed' | 'record-text' | 'record-missing' | 'record-interrupted';

/** An error in a file of the record, or in an edited document. */
export function recordFinding(
  file: string,
  message: string,
  help: string,
  rule: RecordRule,
  line = 1,
): Finding {
  return { file, line, column: 1, severity: 'error', message, help, rule };
}

/** Whether a finding is about the record, and not about the words of a document. */
export const isRecordRule = (rule: string): boolean => rule.startsWith('record-');
