import path from 'node:path';
import type { Finding } from '../parse/finding';
import { LEGAL_DOCUMENTS } from '../kinds';
import { clausesOf } from './difference/blocks';
import { compareTexts, type Difference } from './difference/difference';
import {
  compareWithRecord,
  readEditedDocument,
  readSiteFactsFile,
  type EditedDocument,
} from './edited-document';
import { hashOfEntry, sha256, writeLedger, type LedgerEntry } from './ledger';
import { LEDGER, snapshotFile } from './record-folder';
import { newestOf, verifyRecord, type VerifiedVersion } from './verify-record';
import { writeRecord } from './write-record';

/** A version that is about to be recorded. */
export interface Recording {
  edited: EditedDocument;
  entry: LedgerEntry;
  /** The version before it and what changed since, where there is one. */
  since?: { version: string; difference: Difference };
}

/**
 * Finds the documents to record.
 *
 * @param contentRoot the folder `content`
 * @returns the recordings, the entries of the ledger so far, and the findings; with a finding, no recordings
 * @throws Error where site.yaml or a document is invalid
 */
export async function planRecordings(
  contentRoot: string,
): Promise<{ recordings: Recording[]; entries: LedgerEntry[]; findings: Finding[] }> {
  const { versions, findings: all } = verifyRecord(contentRoot);
  const findings = all.filter(({ severity }) => severity === 'error');
  const entries = versions.map(({ entry }) => entry);
  const recordings: Recording[] = [];
  const facts = await readSiteFactsFile(contentRoot);
  if (!facts)
    throw new Error(`${path.join(contentRoot, 'site.yaml')} cannot be read: run npm run check:content.`);
  if (findings.length > 0) return { recordings, entries, findings };
  for (const name of LEGAL_DOCUMENTS) {
    const edited = await readEditedDocument(contentRoot, name, facts);
    if (edited === undefined) {
      throw new Error(`content/legal/${name}.mdx has a mistake: run npm run check:content and fix it first.`);
    }
    if (edited === null) continue;
    const newest = newestOf(versions, name);
    const { state, findings: reasons } = compareWithRecord(edited, newest);
    findings.push(...reasons);
    if (state === 'new') recordings.push(recordingOf(edited, newest));
  }
  return { recordings: findings.length > 0 ? [] : recordings, entries, findings };
}

function recordingOf(edited: EditedDocument, newest: VerifiedVersion | undefined): Recording {
  const entry: LedgerEntry = {
    document: edited.name,
    version: edited.lastUpdated,
    sha256: sha256(edited.source),
    changeNote: edited.changeNote,
    facts: { ...edited.facts },
    previous: newest ? hashOfEntry(newest.entry) : null,
  };
  if (!newest) return { edited, entry };
  const { version, facts } = newest.entry;
  const difference = compareTexts(clausesOf({ ...newest.text, facts }), clausesOf(edited));
  return { edited, entry, since: { version, difference } };
}

/**
 * Writes the snapshots and entries of the recordings, all of them or none.
 *
 * @param entries the entries of the ledger so far
 */
export function record(
  contentRoot: string,
  entries: readonly LedgerEntry[],
  recordings: readonly Recording[],
): void {
  const files = new Map<string, string | Uint8Array>(
    recordings.map(({ edited, entry }) => [snapshotFile(edited.name, entry.version), edited.source]),
  );
  files.set(LEDGER, writeLedger([...entries, ...recordings.map(({ entry }) => entry)]));
  writeRecord(contentRoot, files);
}
