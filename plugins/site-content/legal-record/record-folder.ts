import fs from 'node:fs';
import path from 'node:path';
import { hashOfEntry, ofDocument, writeLedger, type LedgerEntry } from './ledger';
import type { LegalVersion } from './legal-version';

export const RECORD = 'legal/record';
export const LEDGER = 'ledger.json';

/** The folder of a complete recording until all its files are moved to their places. */
const STAGED = '.recording';
/** The folder of an incomplete recording, which is deleted. */
const UNFINISHED = '.recording-unfinished';

/** The files of content/legal/record. */
export interface RecordFolder {
  /** Undefined where there is none. */
  ledger: string | undefined;
  /** Every other file, by its path below the folder, for instance `terms/2025-05-02.mdx`. */
  snapshots: Map<string, Buffer>;
  /** Whether a complete recording was interrupted before its files were moved to their places. */
  interrupted: boolean;
}

/**
 * Reads the record. An interrupted recording counts as a whole or not at all, so staged files
 * replace those of the same name.
 *
 * @param contentRoot the folder `content`
 */
export function readRecordFolder(contentRoot: string): RecordFolder {
  const folder = path.join(contentRoot, RECORD);
  const files = readAll(folder);
  const staged = readAll(path.join(folder, STAGED));
  const snapshots = new Map([...files, ...staged]);
  const ledger = snapshots.get(LEDGER)?.toString();
  snapshots.delete(LEDGER);
  return { ledger, snapshots, interrupted: staged.length > 0 };
}

/** The path of a recorded file below content/legal/record. */
export const snapshotFile = (document: string, date: string): string => `${document}/${date}.mdx`;

/** Reads all files of a folder but the hidden ones, which belong to systems and editors. */
function readAll(folder: string, below = ''): [string, Buffer][] {
  // Not a recursive listing: it fails when another process removes a finished recording.
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
 * Writes the snapshots and entries of documents into the record, all or none. They are first written to a folder of
 * their own. Once that folder is renamed, readers see them, and finishRecording completes an interrupted run.
 *
 * @param entries the entries of the ledger so far
 * @throws Error of the file system; before the folder is renamed, the record is unchanged
 */
export function recordVersions(
  contentRoot: string,
  entries: readonly LedgerEntry[],
  versions: readonly LegalVersion[],
): void {
  const record = path.join(contentRoot, RECORD);
  const unfinished = path.join(record, UNFINISHED);
  const write = (file: string, content: string | Uint8Array) => {
    fs.mkdirSync(path.dirname(path.join(unfinished, file)), { recursive: true });
    fs.writeFileSync(path.join(unfinished, file), content, { flush: true });
  };
  fs.rmSync(unfinished, { recursive: true, force: true });
  const added = versions.map(({ document, date: version, sha256, changeNote, facts, source }) => {
    write(snapshotFile(document, version), source);
    const newest = ofDocument(entries, document).at(-1);
    const previous = newest ? hashOfEntry(newest) : null;
    return { document, version, sha256, changeNote, facts, previous };
  });
  write(LEDGER, writeLedger([...entries, ...added]));
  fs.renameSync(unfinished, path.join(record, STAGED));
  finishRecording(contentRoot);
}

/**
 * Removes every recorded version and records the given ones as the first. When interrupted, the check reports missing
 * files, and another run completes it.
 */
export function startRecordAnew(contentRoot: string, versions: readonly LegalVersion[]): void {
  for (const file of readRecordFolder(contentRoot).snapshots.keys()) {
    fs.rmSync(path.join(contentRoot, RECORD, file));
  }
  recordVersions(contentRoot, [], versions);
}

/**
 * Moves the files of an interrupted recording to their places.
 *
 * @returns whether there was one
 */
export function finishRecording(contentRoot: string): boolean {
  const record = path.join(contentRoot, RECORD);
  const staged = path.join(record, STAGED);
  fs.rmSync(path.join(record, UNFINISHED), { recursive: true, force: true });
  if (!fs.existsSync(staged)) return false;
  const files = readAll(staged).map(([file]) => file);
  // The ledger goes last: it names the others.
  for (const file of files.sort((a, b) => Number(a === LEDGER) - Number(b === LEDGER))) {
    const target = path.join(record, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(path.join(staged, file), target);
  }
  fs.rmSync(staged, { recursive: true });
  return true;
}
