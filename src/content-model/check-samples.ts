import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent } from './check-content';
import type { Finding } from './finding';

/** Files that a test puts in the place of others, by their path below `content/`; null takes one out. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

/**
 * For tests: checks a copy of the site's content with some files changed.
 *
 * @returns what is found that is not found in the content as it is
 */
export async function checkWith(changes: Changes, staticFiles: readonly string[] = []): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    writeContent(folder, changes, staticFiles);
    const { findings } = await checkContent(path.join(folder, 'content'));
    return findings.filter(({ rule }) => rule !== 'open-fact');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** For tests: copies content/ and static/ into a folder and changes files. */
export function writeContent(folder: string, changes: Changes, staticFiles: readonly string[] = []): void {
  for (const name of ['content', 'static']) cpSync(name, path.join(folder, name), { recursive: true });
  for (const name of staticFiles) writeFileSync(path.join(folder, 'static', name), '');
  for (const [name, source] of Object.entries(changes)) {
    const file = path.join(folder, 'content', name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (source === null) rmSync(file);
    else writeFileSync(file, source);
  }
}

/** A question with this body; its text begins in line 6. */
export const question = (body: string, fields = '') =>
  `---\nquestion: Is this a sample?\norder: 99\n${fields}---\n\n${body}\n`;

/** As a test expects it: `6:1 rule`. */
export const inShort = ({ line, column, rule }: Finding) => `${line}:${column} ${rule}`;
