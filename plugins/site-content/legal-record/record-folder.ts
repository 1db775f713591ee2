import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../parse/list-files';
import { entriesAfter, hashOfEntry, writeLedger, type LedgerEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import type { Timestamp } from './timestamp';

export const RECORD = 'legal/record';
export const LEDGER = 'ledger.json';

/** A recording writes the next folder, which takes the place of the record; the old one is then deleted. */
const foldersOf = (contentRoot: string) => {
  const record = path.join(contentRoot, RECORD);
  const [next, old] = [path.join(record, '../.record-next'), path.join(record, '../.record-old')];
  return { record, next, old, interrupted: fs.existsSync(old) && !fs.existsSync(record) };
};

/**
 * Reads the record. An interrupted recording counts as a whole or not at all.
 *
 * @param contentRoot the folder `content`
 * @returns the ledger, where there is one; every other file by its path below the record, for instance
 *   `terms/2025-05-02.mdx`; and whether a complete recording was interrupted before it took the place of the folder
 */
export function readRecordFolder(contentRoot: string) {
  const { record, next, interrupted } = foldersOf(contentRoot);
  const folder = interrupted ? next : record;
  // Hidden files belong to systems and editors.
  const names = listFiles(folder).filter((name) => !/(^|\/)\./.test(name));
  const snapshots = new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name))]));
  const ledger = snapshots.get(LEDGER)?.toString();
  snapshots.delete(LEDGER);
  return { ledger, snapshots, interrupted };
}

/** The path below content/legal/record of the text of a version (mdx), or of its timestamp (tsr). */
export const recordedFile = (document: string, date: string, type: 'mdx' | 'tsr'): string =>
  `${document}/${date}.${type}`;

/**
 * Writes the snapshots, entries and timestamps of documents into the record, all or none.
 *
 * @param entries those of the verified record, which is kept; with none, the record starts anew
 * @param timestamps of any of these entries and versions
 * @throws Error of the file system; before the folder is renamed, the record is unchanged
 */
export function recordVersions(
  contentRoot: string,
  entries: readonly LedgerEntry[],
  versions: readonly LegalVersion[],
  timestamps: readonly Timestamp[] = [],
): void {
  finishRecording(contentRoot);
  const { record, next, old } = foldersOf(contentRoot);
  const write = (file: string, content: string | Uint8Array) => {
    fs.mkdirSync(path.dirname(path.join(next, file)), { recursive: true });
    fs.writeFileSync(path.join(next, file), content, { flush: true });
  };
  const kept = entries.length > 0 ? readRecordFolder(contentRoot).snapshots : [];
  for (const [file, content] of kept) write(file, content);
  for (const { document, date, source } of versions) write(recordedFile(document, date, 'mdx'), source);
  const all = [...entries, ...entriesAfter(entries, versions)];
  for (const entry of all) {
    const hash = hashOfEntry(entry);
    const timestamp = timestamps.find((one) => one.entry === hash);
    if (timestamp) write(recordedFile(entry.document, entry.version, 'tsr'), timestamp.token);
  }
  write(LEDGER, writeLedger(all));
  fs.mkdirSync(record, { recursive: true });
  fs.renameSync(record, old);
  finishRecording(contentRoot);
}

/**
 * Finishes a recording whose folder is complete, and deletes what others have left.
 *
 * @returns whether there was one to finish
 */
export function finishRecording(contentRoot: string): boolean {
  const { record, next, old, interrupted } = foldersOf(contentRoot);
  if (interrupted) fs.renameSync(next, record);
  for (const folder of [next, old]) fs.rmSync(folder, { recursive: true, force: true });
  return interrupted;
}
