import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../parse/list-files';
import { hashOfEntry, writeLedger, type LedgerEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import type { Timestamp } from './timestamp';

export const RECORD = 'legal/record';
export const LEDGER = 'ledger.json';

/** What to do when the record was changed or is gone. */
export const RESTORE = `Recorded versions are never edited by hand, nor recorded anew. Bring the record back: git log -- content/${RECORD} names the commits that have it; then git restore --source <commit> -- content/${RECORD}.`;

/**
 * Reads the record.
 *
 * @param contentRoot the folder `content`
 * @returns the ledger, where there is one, and every other file by its path below the record, for instance
 *   `terms/2025-05-02.mdx`
 */
export function readRecordFolder(contentRoot: string) {
  const folder = path.join(contentRoot, RECORD);
  // Hidden files belong to systems and editors.
  const names = listFiles(folder).filter((name) => !/(^|\/)\./.test(name));
  const files = new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name))]));
  const ledger = files.get(LEDGER)?.toString();
  files.delete(LEDGER);
  return { ledger, files };
}

/** The path below content/legal/record of the text of a version (mdx), or of its timestamp (tsr). */
export const recordedFile = (document: string, date: string, type: 'mdx' | 'tsr'): string =>
  `${document}/${date}.${type}`;

/** Writes a file and the folders above it, and waits until the disk has it. */
export function writeFile(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content, { flush: true });
}

/**
 * Writes versions and timestamps into the record. The ledger comes last, in one step: interrupted before, the record is
 * as it was, beside files that are not in the ledger, and the next run replaces or deletes those.
 *
 * @param entries all that the ledger will have
 * @param versions those of the entries that have no file yet
 * @param timestamps all that the record will have
 * @throws Error of the file system
 */
export function recordVersions(
  contentRoot: string,
  entries: readonly LedgerEntry[],
  versions: readonly LegalVersion[],
  timestamps: readonly Timestamp[] = [],
): void {
  const folder = path.join(contentRoot, RECORD);
  const files = new Map<string, Buffer | undefined>();
  for (const entry of entries) {
    const { document, version: date } = entry;
    const added = versions.find((version) => version.document === document && version.date === date);
    const timestamp = timestamps.find((one) => one.entry === hashOfEntry(entry));
    files.set(recordedFile(document, date, 'mdx'), added?.source);
    if (timestamp) files.set(recordedFile(document, date, 'tsr'), timestamp.token);
  }
  for (const [name, content] of files) {
    if (content) writeFile(path.join(folder, name), content);
  }
  const next = path.join(folder, `.${LEDGER}`);
  writeFile(next, writeLedger(entries));
  fs.renameSync(next, path.join(folder, LEDGER));
  for (const name of readRecordFolder(contentRoot).files.keys()) {
    if (!files.has(name)) fs.rmSync(path.join(folder, name));
  }
}
