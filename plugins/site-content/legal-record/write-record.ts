import fs from 'node:fs';
import path from 'node:path';
import { LEDGER, RECORD, STAGED } from './record-folder';

/** Not complete: may be thrown away. */
const UNFINISHED = '.recording-unfinished';

/**
 * Writes files into the record, all or none: they are first written to a folder of their own, whose
 * renaming is the one step that counts. From then on readers see them, and an interrupted rest is
 * made good by finishRecording.
 *
 * @param files by path below content/legal/record
 * @throws what the file system throws; before the renaming nothing of the record is touched
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
 * Puts what an earlier run completed, but did not put in place, in its place.
 *
 * @returns whether there was anything
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
