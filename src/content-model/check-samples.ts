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
 * @returns what is found, but for what is known to be open in the content as it is
 */
export async function checkWith(changes: Changes): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    writeContent(folder, changes);
    const { findings } = await checkContent(path.join(folder, 'content'));
    return findings.filter(({ rule }) => rule !== 'open-fact');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** For tests: copies content/ and static/ into a folder and changes files. */
export function writeContent(folder: string, changes: Changes): void {
  for (const name of ['content', 'static']) cpSync(name, path.join(folder, name), { recursive: true });
  for (const [name, source] of Object.entries(changes)) {
    const file = path.join(folder, 'content', name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (source === null) rmSync(file);
    else writeFileSync(file, source);
  }
}

/**
 * For tests: checks many questions at once, each as a file of its own.
 *
 * @param sources whole files; `9999` in them becomes a number of the file's own, so that no two clash
 * @returns for each, what is found in it as `6:1 rule`
 */
export async function checkQuestions(sources: readonly string[]): Promise<string[][]> {
  const names = sources.map((_source, index) => `faq/sample-${1000 + index}.mdx`);
  const found = await checkWith(
    Object.fromEntries(
      sources.map((source, index) => [names[index], source.replaceAll('9999', String(1000 + index))]),
    ),
  );
  return names.map((name) => found.filter(({ file }) => file === `content/${name}`).map(inShort));
}

/** For tests: a question with this body, which begins in line 6. */
export const question = (body: string) => `---\nquestion: Sample 9999?\norder: 9999\n---\n\n${body}\n`;

/** For tests: `6:1 rule`. */
export const inShort = ({ line, column, rule }: Finding) => `${line}:${column} ${rule}`;
