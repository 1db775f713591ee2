import fs from 'node:fs';
import path from 'node:path';
import { LEDGER, RECORD, STAGED } from './record-folder';

/** The folder of an incomplete recording, which is deleted. */
const UNFINISHED = '.recording-unfinished';

/**
 * Writes files into the record, all or none. They are first written to a folder of their own. Once that folder is
 * renamed, readers see them, and finishRecording completes an interrupted run.
 *
 * @param files by path below content/legal/record
 * @throws Error of the file system; before the folder is renamed, the record is unchanged
 */
export function writeRecord(contentRoot: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const record = path.join(contentRoot, RECORD);
  const unfinished = path.join(record, UNFINISHED);
  fs.rmSync(unfinished, { recursive: true, force: true });
  for (const [file, content] of files) {
    const target = path.join(unfinished, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content, { flush: true });
  }
  fs.renameSync(unfinished, path.join(record, STAGED));
  finishRecording(contentRoot);
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
  const files = fs
    .readdirSync(staged, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(staged, path.join(entry.parentPath, entry.name)));
  // The ledger goes last: it names the others.
  for (const file of files.sort((a, b) => Number(a === LEDGER) - Number(b === LEDGER))) {
    const target = path.join(record, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(path.join(staged, file), target);
  }
  fs.rmSync(staged, { recursive: true });
  return true;
}
