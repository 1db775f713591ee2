import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { formatDate } from '../../../src/shared/format-date';
import { LEDGER_PATH } from '../../../src/shared/version-address';
import { FILE_START, reportTo, type Finding } from '../parse/finding';
import { siteDate } from '../../../src/shared/site-date';
import type { SiteFacts } from '../site-facts';
import { hashOfEntry, ledgerFile, type LedgerEntry } from './ledger';
import type { LegalRecord } from './read-record';
import { LEDGER, RECORD, RESTORE } from './record-folder';

/** The record that visitors know: that of the main branch, or of the last release. */
export interface KnownRecord {
  /** Its name in sentences, for instance `origin/main`. */
  name: string;
  entries: readonly LedgerEntry[];
  /** The hashes of the entries that have a timestamp. */
  stamped: ReadonlySet<string>;
  /** Whether site.yaml said `unpublished: true`: visitors know no draft. */
  isUnpublished: boolean;
}

const RULE = 'record-published';

/**
 * Compares the record with the one that visitors know: what was in force can neither change nor go. A version whose day
 * has not come may be withdrawn.
 *
 * @param facts those of site.yaml, where they are valid
 */
export function compareRecords(
  { entries, versions }: LegalRecord,
  facts: SiteFacts | undefined,
  known: KnownRecord,
): Finding[] {
  if (known.isUnpublished) return [];
  const findings: Finding[] = [];
  const report = reportTo(findings, `content/${RECORD}/${LEDGER}`);
  if (facts?.unpublished) {
    reportTo(findings, 'content/site.yaml')(FILE_START, {
      rule: RULE,
      message: `"unpublished" is back, and the site is published in ${known.name}`,
      help: `Delete the line that begins with "unpublished": what visitors have read cannot become a draft again.`,
    });
  }
  for (const entry of known.entries.filter(({ version }) => version <= siteDate())) {
    const { document, version } = entry;
    const hash = hashOfEntry(entry);
    const now = entries.find((one) => one.document === document && one.version === version);
    const isStamped = versions.some(({ timestamp }) => timestamp?.entry === hash);
    let change = '';
    if (!now) change = 'is missing';
    else if (hashOfEntry(now) !== hash) change = 'was changed';
    else if (known.stamped.has(hash) && !isStamped) change = 'has lost its timestamp';
    else continue;
    report(FILE_START, {
      rule: RULE,
      message: `THE PUBLISHED RECORD WAS CHANGED: the version of ${formatDate(version)} of "${document}" ${change}; it is or was in force in ${known.name}`,
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
  let known: KnownRecord;
  try {
    known = recordOfRelease(release, readFileSync(file, 'utf8'));
  } catch {
    reportTo(findings, file)(FILE_START, {
      rule: RULE,
      message:
        'the ledger of the last release cannot be read, so the legal record cannot be compared with it',
      help: `Bring the published release back; if it was never published, delete ${release}/.`,
    });
    return findings;
  }
  return [...findings, ...compareRecords(record, facts, known)];
}

/** The schema of the published ledger, of any format. */
const publishedLedger = ledgerFile.extend({
  format: z.number().optional(),
  timestamps: z.record(z.string(), z.unknown()).optional(),
  unpublished: z.literal(true).optional(),
});

/** @throws Error when the text is no ledger that this project reads */
function recordOfRelease(release: string, text: string): KnownRecord {
  const { entries, timestamps = {}, unpublished = false } = publishedLedger.parse(JSON.parse(text));
  return {
    name: `the last release (${release}/; delete it if it was never published)`,
    entries,
    stamped: new Set(Object.keys(timestamps)),
    isUnpublished: unpublished,
  };
}
