import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export const RECORD = 'legal/record';
export const LEDGER = 'ledger.json';

/** Where a recording stands, complete, until all its files are in their places. */
export const STAGED = '.recording';

/** What stands in content/legal/record. */
export interface RecordFolder {
  /** Null where there is none. */
  ledger: string | null;
  /** Every other file, by its path below the folder, for instance `terms/2025-05-02.mdx`. */
  snapshots: Map<string, Buffer>;
  /** Whether a recording was interrupted after it was complete, before it was in its place. */
  interrupted: boolean;
}

/**
 * Reads the record. A recording that was interrupted counts whole or not at all, so what is staged
 * stands over what it will replace.
 *
 * @param contentRoot the folder `content`
 */
export async function readRecordFolder(contentRoot: string): Promise<RecordFolder> {
  const folder = path.join(contentRoot, RECORD);
  const [files, staged] = await Promise.all([readAll(folder), readAll(path.join(folder, STAGED))]);
  for (const [file, bytes] of staged) files.set(file, bytes);
  const ledger = files.get(LEDGER)?.toString('utf8') ?? null;
  files.delete(LEDGER);
  return { ledger, snapshots: files, interrupted: staged.size > 0 };
}

export const snapshotFile = (document: string, date: string): string => `${document}/${date}.mdx`;

/** All files of a folder but the hidden ones, which belong to systems and editors. */
async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const files = found
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((step) => step.startsWith('.')));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file))] as const)),
  );
}
