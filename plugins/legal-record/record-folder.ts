import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../mdx-content';
import { writeLedger } from './ledger';
import type { LegalVersion } from './legal-version';
import { LEDGER, RECORD, recordedFile } from './record-paths';

/** What to do when the record was changed or is gone. */
export const RESTORE = `Recorded versions are never edited by hand, nor recorded anew. Bring the record back: git log -- content/${RECORD} names the commits that have it; then git restore --source <commit> -- content/${RECORD}.`;

/** The files of a record, before anything about them is verified. */
export interface RecordFiles {
  /** The text of ledger.json, where there is one. */
  ledger: string | undefined;
  /** Every other file by its path below the record, for instance `terms/2025-05-02.mdx`. */
  files: Map<string, Buffer>;
}

/** @param contentRoot the folder `content` */
export function readRecordFolder(contentRoot: string): RecordFiles {
  const folder = path.join(contentRoot, RECORD);
  // Hidden files belong to systems and editors.
  const names = listFiles(folder).filter((name) => !/(^|\/)\./.test(name));
  const files = new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name))]));
  const ledger = files.get(LEDGER)?.toString();
  files.delete(LEDGER);
  return { ledger, files };
}

/** Writes a file and the folders above it, and waits until the disk has it. */
export function writeFile(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content, { flush: true });
}

/**
 * Writes the record. The ledger comes after the files, in one step: interrupted before, the record is as it was, beside
 * files that are not in the ledger, and the next run replaces or deletes those.
 *
 * @param versions all that the record will have
 * @param documents the names of all documents, in the order of the ledger
 * @returns whether anything changed
 * @throws Error of the file system
 */
export function recordVersions(
  contentRoot: string,
  versions: readonly LegalVersion[],
  documents: readonly string[],
): boolean {
  const folder = path.join(contentRoot, RECORD);
  const before = readRecordFolder(contentRoot);
  const ledger = writeLedger(versions, documents);
  const files = new Map<string, Buffer>();
  for (const version of versions) {
    files.set(recordedFile(version, 'mdx'), version.source);
    if (version.timestamp) files.set(recordedFile(version, 'tsr'), version.timestamp.token);
  }
  const changed = [...files].filter(([name, content]) => !before.files.get(name)?.equals(content));
  const extra = [...before.files.keys()].filter((name) => !files.has(name));
  if (ledger === before.ledger && changed.length + extra.length === 0) return false;
  for (const [name, content] of changed) writeFile(path.join(folder, name), content);
  const next = path.join(folder, `.${LEDGER}`);
  writeFile(next, ledger);
  fs.renameSync(next, path.join(folder, LEDGER));
  for (const name of extra) fs.rmSync(path.join(folder, name));
  return true;
}
