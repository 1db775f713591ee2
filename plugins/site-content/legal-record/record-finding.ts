import type { Finding } from '../parse/finding';
import { LEDGER, RECORD } from './record-folder';

export const LEDGER_SHOWN = `content/${RECORD}/${LEDGER}`;

/** What to do about a record that was changed: recorded versions are never edited. */
export const RESTORE =
  'Recorded versions are never edited by hand: bring content/legal/record back as it was, from version control.';

/** An error in a file of the record, or in a document as it is edited. */
export function recordFinding(
  file: string,
  message: string,
  help: string,
  rule: RecordRule,
  line = 1,
): Finding {
  return { file, line, column: 1, severity: 'error', message, help, rule };
}

export type RecordRule = 'record-changed' | 'record-text' | 'record-missing' | 'record-interrupted';

/** Whether a finding is about the record, and not about the texts themselves. */
export const isRecordRule = (rule: string): boolean => rule.startsWith('record-');
