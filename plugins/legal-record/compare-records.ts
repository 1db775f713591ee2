import { z } from 'zod';
import { formatDate, type Finding } from '../mdx-content';
import { hashOfEntry, ledgerFile, ofDocument } from './ledger';
import type { RecordFacts } from './options';
import type { LegalRecord } from './read-record';
import { LEDGER, RECORD, RESTORE } from './record-folder';

/** The ledger that visitors know, of any format: the published one, or that of the main branch. */
export const knownLedger = z.looseObject({
  entries: ledgerFile.shape.entries,
  /** By the hash of an entry. */
  timestamps: z.record(z.string(), z.unknown()).default({}),
  /** Visitors know no draft. */
  unpublished: z.boolean().optional(),
});

/** A mistake of a whole file. */
const mistake = (file: string, message: string, help: string): Finding => {
  return { file, line: 1, column: 1, severity: 'error', rule: 'record-published', message, help };
};

/**
 * Compares the record with the one that visitors know: what was in force can neither change nor go. A version whose day
 * has not come may be withdrawn.
 *
 * @param facts those of site.yaml, where they are valid
 * @param name where the known ledger is, in a sentence, for instance `origin/main`
 */
export function compareRecords(
  { versions }: LegalRecord,
  facts: RecordFacts | undefined,
  known: z.infer<typeof knownLedger>,
  name: string,
  today: string,
): Finding[] {
  if (known.unpublished) return [];
  const inForce = known.entries.filter(({ version }) => version <= today);
  const changes = inForce.flatMap((entry) => {
    const { document, version } = entry;
    const hash = hashOfEntry(entry);
    const now = ofDocument(versions, document).find((one) => one.version === version);
    let change = '';
    if (!now) change = 'is missing';
    else if (hashOfEntry(now) !== hash) change = 'was changed';
    else if (known.timestamps[hash] && !now.timestamp) change = 'has lost its timestamp';
    else return [];
    const message = `THE PUBLISHED RECORD WAS CHANGED: the version of ${formatDate(version)} of "${document}" ${change}; it is or was in force in ${name}`;
    return mistake(`content/${RECORD}/${LEDGER}`, message, RESTORE);
  });
  if (!facts?.unpublished) return changes;
  const message = `"unpublished" is back, and the site is published in ${name}`;
  const help =
    'Delete the line that begins with "unpublished": what visitors have read cannot become a draft again.';
  return [mistake('content/site.yaml', message, help), ...changes];
}
