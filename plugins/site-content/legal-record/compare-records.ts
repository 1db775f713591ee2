import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { formatDate } from '../../../src/shared/format-date';
import { siteDate } from '../../../src/shared/site-date';
import { LEDGER_PATH } from '../../../src/shared/version-address';
import { FILE_START, reportTo, type Finding } from '../parse/finding';
import type { SiteFacts } from '../site-facts';
import { hashOfEntry, ledgerFile, ofDocument } from './ledger';
import type { LegalRecord } from './read-record';
import { LEDGER, RECORD, RESTORE } from './record-folder';

/** The ledger that visitors know, of any format: that of the last release, or of the main branch. */
export const knownLedger = ledgerFile.extend({
  format: z.number().optional(),
  /** By the hash of an entry. */
  timestamps: z.record(z.string(), z.unknown()).default({}),
  /** Visitors know no draft. */
  unpublished: z.boolean().optional(),
});

const RULE = 'record-published';

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
  const findings: Finding[] = [];
  const report = reportTo(findings, `content/${RECORD}/${LEDGER}`);
  if (facts?.unpublished) {
    reportTo(findings, 'content/site.yaml')(FILE_START, {
      rule: RULE,
      message: `"unpublished" is back, and the site is published in ${name}`,
      help: `Delete the line that begins with "unpublished": what visitors have read cannot become a draft again.`,
    });
  }
  for (const entry of known.entries.filter(({ version }) => version <= siteDate())) {
    const { document, version } = entry;
    const hash = hashOfEntry(entry);
    const now = ofDocument(versions, document).find((one) => one.version === version);
    let change = '';
    if (!now) change = 'is missing';
    else if (hashOfEntry(now) !== hash) change = 'was changed';
    else if (known.timestamps[hash] && !now.timestamp) change = 'has lost its timestamp';
    else continue;
    report(FILE_START, {
      rule: RULE,
      message: `THE PUBLISHED RECORD WAS CHANGED: the version of ${formatDate(version)} of "${document}" ${change}; it is or was in force in ${name}`,
      help: RESTORE,
    });
  }
  return findings;
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
  const findings: Finding[] = [];
  if (facts?.unpublished && WAITLIST_REQUIRED === '1') {
    reportTo(findings, 'content/site.yaml')(FILE_START, {
      rule: 'unpublished',
      message:
        'the legal texts are drafts ("unpublished: true"), and WAITLIST_REQUIRED=1 builds the real site',
      help: 'Delete the line that begins with "unpublished": the legal texts then count as published (docs/workflows.md).',
    });
  }
  const file = path.join(release, LEDGER_PATH);
  if (!existsSync(file)) return findings;
  try {
    const known = knownLedger.parse(JSON.parse(readFileSync(file, 'utf8')));
    const name = `the last release (${release}/; delete it if it was never published)`;
    findings.push(...compareRecords(record, facts, known, name));
  } catch {
    reportTo(findings, file)(FILE_START, {
      rule: RULE,
      message:
        'the ledger of the last release cannot be read, so the legal record cannot be compared with it',
      help: `Bring the published release back; if it was never published, delete ${release}/.`,
    });
  }
  return findings;
}
