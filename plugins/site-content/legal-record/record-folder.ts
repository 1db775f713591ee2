import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';

export const RECORD = 'legal/record';
export const LEDGER = 'ledger.json';

/** The folder of a complete recording until all its files are moved to their places. */
export const STAGED = '.recording';

/** The files of content/legal/record. */
export interface RecordFolder {
  /** Null where there is none. */
  ledger: string | null;
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
  for (const [file, bytes] of staged) files.set(file, bytes);
  const ledger = files.get(LEDGER)?.toString('utf8') ?? null;
  files.delete(LEDGER);
  return { ledger, snapshots: files, interrupted: staged.size > 0 };
}

/**
 * Reads one file of the record, the staged one where there is one.
 *
 * @param file its path below content/legal/record
 * @returns null where there is none
 */
export function readRecordFile(contentRoot: string, file: string): Buffer | null {
  const folder = path.join(contentRoot, RECORD);
  const place = [path.join(folder, STAGED, file), path.join(folder, file)].find((one) => existsSync(one));
  return place === undefined ? null : readFileSync(place);
}

/** The path of a recorded file below content/legal/record. */
export const snapshotFile = (document: string, date: string): string => `${document}/${date}.mdx`;

/** Reads all files of a folder but the hidden ones, which belong to systems and editors. */
function readAll(folder: string): Map<string, Buffer> {
  return new Map(filesIn(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
}

// Not a recursive listing: it fails when another process removes a finished recording.
function filesIn(folder: string): string[] {
  const entries = entriesIn(folder).filter(({ name }) => !name.startsWith('.'));
  return entries.flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
      : entry.name,
  );
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
