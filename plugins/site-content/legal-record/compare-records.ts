import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { formatDate } from '../../../src/shared/format-date';
import { siteDate } from '../../../src/shared/site-date';
import { LEDGER_PATH } from '../../../src/shared/version-address';
import type { Finding } from '../parse/finding';
import type { SiteFacts } from '../site-facts';
import { hashOfEntry, ledgerFile, ofDocument } from './ledger';
import type { LegalRecord } from './read-record';
import { LEDGER, RECORD, RESTORE } from './record-folder';

/** The ledger that visitors know, of any format: that of the last release, or of the main branch. */
export const knownLedger = z.looseObject({
  entries: ledgerFile.shape.entries,
  /** By the hash of an entry. */
  timestamps: z.record(z.string(), z.unknown()).default({}),
  /** Visitors know no draft. */
  unpublished: z.boolean().optional(),
});

/** A mistake of a whole file. */
const mistake = (file: string, message: string, help: string, rule = 'record-published'): Finding => {
  return { file, line: 1, column: 1, severity: 'error', rule, message, help };
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
  facts: SiteFacts | undefined,
  known: z.infer<typeof knownLedger>,
  name: string,
): Finding[] {
  if (known.unpublished) return [];
  const inForce = known.entries.filter(({ version }) => version <= siteDate());
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

/**
 * Checks what only matters to a build of the real site: the record against that of the last release, and that a site
 * that visitors are to see (WAITLIST_REQUIRED=1) has no drafts for legal texts. A preview shows drafts.
 *
 * @param release the folder of the last release
 */
export function checkRelease(
  record: LegalRecord,
  facts: SiteFacts | undefined,
  release = 'dist',
  { SITE_PREVIEW, WAITLIST_REQUIRED } = process.env,
): Finding[] {
  if (SITE_PREVIEW === '1') return [];
  if (facts?.unpublished && WAITLIST_REQUIRED === '1') {
    const message =
      'the legal texts are drafts ("unpublished: true"), and WAITLIST_REQUIRED=1 builds the real site';
    const help =
      'Delete the line that begins with "unpublished": the legal texts then count as published (docs/workflows.md).';
    return [mistake('content/site.yaml', message, help, 'unpublished')];
  }
  const file = path.join(release, LEDGER_PATH);
  if (!existsSync(file)) return [];
  try {
    const known = knownLedger.parse(JSON.parse(readFileSync(file, 'utf8')));
    const name = `the last release (${release}/; delete it if it was never published)`;
    return compareRecords(record, facts, known, name);
  } catch {
    const message =
      'the ledger of the last release cannot be read, so the legal record cannot be compared with it';
    const help = `Bring the published release back; if it was never published, delete ${release}/.`;
    return [mistake(file, message, help)];
  }
}
