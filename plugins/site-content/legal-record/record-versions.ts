import path from 'node:path';
import type { Finding } from '../parse/finding';
import { LEGAL_DOCUMENTS } from '../kinds';
import { checkRecordFolder } from './check-record';
import { clausesOf } from './difference/blocks';
import { compareTexts, type Difference } from './difference/difference';
import { judge, readEditedDocument, readFacts, type EditedDocument } from './edited-document';
import { entriesOf, hashOfEntry, sha256, writeLedger, type LedgerEntry } from './ledger';
import { LEDGER, RECORD, readRecordFolder, snapshotFile } from './record-folder';
import { readRecordedText } from './recorded-text';
import { writeRecord } from './write-record';

/** A version that is about to be recorded. */
export interface Recording {
  edited: EditedDocument;
  entry: LedgerEntry;
  /** The version it follows and what changed since, where there is one. */
  since?: { version: string; difference: Difference };
}

/**
 * Finds the documents that are to be recorded.
 *
 * @returns the recordings, and why nothing can be recorded: one document that is wrong holds up all
 */
export async function planRecordings(
  contentRoot: string,
): Promise<{ recordings: Recording[]; entries: LedgerEntry[]; findings: Finding[] }> {
  const folder = readRecordFolder(contentRoot);
  const { entries, findings: faults } = checkRecordFolder(folder);
  const findings = faults.filter(({ severity }) => severity === 'error');
  const recordings: Recording[] = [];
  const facts = await readFacts(contentRoot);
  if (!facts)
    throw new Error(`${path.join(contentRoot, 'site.yaml')} cannot be read: run npm run check:content.`);
  if (findings.length > 0) return { recordings, entries, findings };
  for (const name of LEGAL_DOCUMENTS) {
    const edited = await readEditedDocument(contentRoot, name, facts);
    if (edited === undefined) {
      throw new Error(
        `content/legal/${name}.mdx has a mistake: run npm run check:content and mend it first.`,
      );
    }
    const entry = entriesOf(entries, name).at(-1);
    const snapshot = entry && folder.snapshots.get(snapshotFile(name, entry.version));
    if (!edited) continue;
    const newest = entry && snapshot && { entry, snapshot };
    const { state, findings: reasons } = judge(edited, newest);
    findings.push(...reasons);
    if (state === 'new') recordings.push(recordingOf(edited, newest));
  }
  return { recordings: findings.length > 0 ? [] : recordings, entries, findings };
}

function recordingOf(
  edited: EditedDocument,
  newest: { entry: LedgerEntry; snapshot: Buffer } | undefined,
): Recording {
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
  const file = `content/${RECORD}/${snapshotFile(edited.name, version)}`;
  const text = readRecordedText(newest.snapshot);
  if (!text) throw new Error(`${file} cannot be read: run npm run check:content.`);
  const difference = compareTexts(clausesOf({ ...text, facts }), clausesOf(edited));
  return { edited, entry, since: { version, difference } };
}

/** Writes the recordings' snapshots and entries, all of them or none. */
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
