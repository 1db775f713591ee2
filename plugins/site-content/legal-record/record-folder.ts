import fs from 'node:fs';
import path from 'node:path';
import { entriesAfter, hashOfEntry, writeLedger, type LedgerEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import type { Timestamp } from './timestamp';

export const RECORD = 'legal/record';
export const LEDGER = 'ledger.json';

/** The files of content/legal/record. */
export interface RecordFolder {
  /** Undefined where there is none. */
  ledger: string | undefined;
  /** Every other file, by its path below the folder, for instance `terms/2025-05-02.mdx`. */
  snapshots: Map<string, Buffer>;
  /** Whether a complete recording was interrupted before it took the place of the folder. */
  interrupted: boolean;
}

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
 */
export function readRecordFolder(contentRoot: string): RecordFolder {
  const { record, next, interrupted } = foldersOf(contentRoot);
  const snapshots = new Map(readAll(interrupted ? next : record));
  const ledger = snapshots.get(LEDGER)?.toString();
  snapshots.delete(LEDGER);
  return { ledger, snapshots, interrupted };
}

/** The path of a recorded file below content/legal/record. */
export const snapshotFile = (document: string, date: string): string => `${document}/${date}.mdx`;

/** The path of the timestamp of a recorded file below content/legal/record, where it has one. */
export const tokenFile = (document: string, date: string): string => `${document}/${date}.tsr`;

/** Reads all files of a folder but the hidden ones, which belong to systems and editors. */
function readAll(folder: string, below = ''): [string, Buffer][] {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return readAll(file, `${below}${entry.name}/`);
      return [[below + entry.name, fs.readFileSync(file)]];
    });
}

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
  for (const { document, date, source } of versions) write(snapshotFile(document, date), source);
  const all = [...entries, ...entriesAfter(entries, versions)];
  for (const entry of all) {
    const hash = hashOfEntry(entry);
    const timestamp = timestamps.find((one) => one.entry === hash);
    if (timestamp) write(tokenFile(entry.document, entry.version), timestamp.token);
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
