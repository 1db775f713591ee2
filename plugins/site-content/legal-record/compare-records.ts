import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { formatDate } from '../../../src/shared/format-date';
import { LEDGER_PATH } from '../../../src/shared/version-address';
import { FILE_START, reportTo, type Finding } from '../parse/finding';
import { siteDate } from '../site-date';
import type { SiteFacts } from '../site-facts';
import { hashOfEntry, ledgerFile, type LedgerEntry } from './ledger';
import type { LegalRecord } from './read-record';
import { LEDGER, RECORD } from './record-folder';

/** The record that visitors know: that of the main branch, or of the last release. */
export interface KnownRecord {
  /** Its name in sentences, for instance `origin/main`. */
  name: string;
  entries: readonly LedgerEntry[];
  /** The hashes of the entries that have a timestamp. */
  stamped: ReadonlySet<string>;
  /** Whether site.yaml said `unpublished: true`. */
  isUnpublished: boolean;
  /** How to bring the record back, in a sentence. */
  restore: string;
  /** What to do when visitors never had it, in a sentence. */
  ifNeverPublished?: string;
}

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
  const findings: Finding[] = [];
  const rule = 'record-published';
  const report = reportTo(findings, `content/${RECORD}/${LEDGER}`);
  if (known.isUnpublished && facts?.unpublished) return [];
  const { ifNeverPublished = '' } = known;
  if (facts?.unpublished && !known.isUnpublished) {
    reportTo(findings, 'content/site.yaml')(FILE_START, {
      rule,
      message: `"unpublished" is back, and the site is published in ${known.name}`,
      help: `Delete the line that begins with "unpublished": what visitors have read cannot become a draft again. ${ifNeverPublished}`.trim(),
    });
  }
  for (const entry of known.entries.filter(({ version }) => version <= siteDate())) {
    const { document, version } = entry;
    const index = entries.findIndex((one) => one.document === document && one.version === version);
    const now = entries[index];
    const hash = hashOfEntry(entry);
    const lost = () => !versions.some(({ timestamp }) => timestamp?.entry === hash);
    const change = !now
      ? 'is missing'
      : hashOfEntry(now) !== hash
        ? 'was changed'
        : known.stamped.has(hash) && lost()
          ? 'has lost its timestamp'
          : '';
    if (!change) continue;
    report(
      { line: index + 3, column: 1 },
      {
        rule,
        message: `THE PUBLISHED RECORD WAS CHANGED: the version of ${formatDate(version)} of "${document}" ${change}; it is or was in force in ${known.name}`,
        help: `${known.restore} ${ifNeverPublished}`.trim(),
      },
    );
  }
  for (const [index, { document, version }] of entries.entries()) {
    const isKnown = known.entries.some((one) => one.document === document && one.version === version);
    if (isKnown || version >= siteDate() || known.entries.length === 0) continue;
    report(
      { line: index + 3, column: 1 },
      {
        rule,
        severity: 'warning',
        message: `the version of ${formatDate(version)} of "${document}" is new, and its day has passed: the record will say that it was in force from then on`,
        help: 'Approve this only if the text really applied from that day; otherwise set lastUpdated to today or later.',
      },
    );
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
  const known = readRelease(release, file, facts);
  if (known) return [...findings, ...compareRecords(record, facts, known)];
  if (facts?.unpublished) return findings;
  reportTo(findings, file)(FILE_START, {
    rule: 'record-published',
    message: 'the ledger of the last release cannot be read, so the legal record cannot be compared with it',
    help: `Bring the release back that is published, or delete ${release}/.`,
  });
  return findings;
}

/** Ledgers of earlier formats do not say whether they hold drafts. */
const FORMAT_WITH_DRAFTS = 3;

/** The schema of the published ledger, of any format. */
const publishedLedger = ledgerFile.extend({
  format: z.number().optional(),
  timestamps: z.record(z.string(), z.unknown()).optional(),
  unpublished: z.literal(true).optional(),
});

/** @returns undefined when the file is no ledger that this project reads */
function readRelease(release: string, file: string, facts: SiteFacts | undefined): KnownRecord | undefined {
  const { data } = publishedLedger.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!data) return undefined;
  const { entries, timestamps = {}, unpublished = false, format = 1 } = data;
  return {
    name: `the last release (${release}/)`,
    entries,
    stamped: new Set(Object.keys(timestamps)),
    isUnpublished: format < FORMAT_WITH_DRAFTS ? facts?.unpublished === true : unpublished,
    restore: `Bring the record back: git log -- content/${RECORD} names the commits that have it; then git restore --source <commit> -- content/${RECORD}.`,
    ifNeverPublished: `If ${release}/ was never published, delete it.`,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
