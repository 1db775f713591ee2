import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../shared/files/list-files';
import { writeLedger } from './ledger';
import type { LegalVersion } from './legal-version';
import { LEDGER_FILE, RECORD_FOLDER, recordedFile } from './record-paths';

/** The files of a record, before anything about them is verified. */
export interface RecordFiles {
  /** The text of ledger.json; undefined when there is none. */
  ledger: string | undefined;
  /**
   * The bytes of every other file by its path in the folder of the record, such as `terms/2025-05-02.mdx`.
   */
  files: Map<string, Buffer>;
}

/** Hidden files are left out: they belong to systems and editors. */
export function readRecordFolder(contentRoot: string): RecordFiles {
  const folder = path.join(contentRoot, RECORD_FOLDER);
  const names = listFiles(folder).filter((name) => !/(^|\/)\./.test(name));
  const files = new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name))]));
  const ledger = files.get(LEDGER_FILE)?.toString();
  files.delete(LEDGER_FILE);
  return { ledger, files };
}

/** Writes a file and the folders above it. It waits until the disk has stored the file. */
function writeFile(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content, { flush: true });
}

/**
 * Writes the record so that an interruption never damages it: first the recorded files, then the ledger in
 * one step, and last it deletes files that the ledger no longer names. After an interruption before the
 * ledger is replaced, the record is what it was, beside files that aren't in its ledger. The next run
 * replaces or deletes such files.
 *
 * @param contentRoot the folder `content`
 * @param versions all versions that the record will have
 * @param documents the names of all documents, in the order of the ledger
 * @returns whether anything changed
 * @throws Error of the file system
 */
export function writeRecord(
  contentRoot: string,
  versions: readonly LegalVersion[],
  documents: readonly string[],
): boolean {
  const folder = path.join(contentRoot, RECORD_FOLDER);
  const before = readRecordFolder(contentRoot);
  const ledger = writeLedger(versions, documents);
  const files = filesOf(versions);
  const changed = [...files].filter(([name, content]) => !before.files.get(name)?.equals(content));
  const removed = [...before.files.keys()].filter((name) => !files.has(name));
  if (ledger === before.ledger && changed.length === 0 && removed.length === 0) return false;

  for (const [name, content] of changed) writeFile(path.join(folder, name), content);
  const newLedger = path.join(folder, `.${LEDGER_FILE}`);
  writeFile(newLedger, ledger);
  fs.renameSync(newLedger, path.join(folder, LEDGER_FILE));
  for (const name of removed) fs.rmSync(path.join(folder, name));
  return true;
}

function filesOf(versions: readonly LegalVersion[]): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const version of versions) {
    files.set(recordedFile(version, 'mdx'), version.source);
    if (version.timestamp) files.set(recordedFile(version, 'tsr'), version.timestamp.token);
  }
  return files;
}
