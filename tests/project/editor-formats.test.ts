import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mdxFormat, SOURCE, yamlFormat } from '../../plugins/content-editor';

/** The files that have a form: all texts except recorded ones, and the facts of the site. */
const FILES = ['content', 'e2e/content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name === 'site.yaml' || (name.endsWith('.mdx') && !name.startsWith('legal/record/')))
    .map((name) => path.join(folder, name)),
);

const read = (file: string) => readFileSync(file, 'utf8');

const formatOf = (file: string) => (file.endsWith('.mdx') ? mdxFormat : yamlFormat);

/** Adds a letter to a word in the middle of a text. */
function withChangedWord(text: string): string {
  const words = text.split(/(\w+)/);
  const middle = 2 * Math.floor(words.length / 4) + 1;
  return words.map((word, index) => (index === middle ? `${word}x` : word)).join('');
}

/**
 * @returns a copy of the value for each text in it that has a word, in which a word of that text is changed
 */
function changesOf(value: unknown): unknown[] {
  if (typeof value === 'string') return /\w/.test(value) ? [withChangedWord(value)] : [];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.flatMap((item, place) =>
      changesOf(item).map((changed) => items.map((other, index) => (index === place ? changed : other))),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    changesOf(field).map((changed) => ({ ...value, [key]: changed })),
  );
}

/** @returns the lines of each text, except the lines that both have at their beginning or at their end */
function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const removed = before.split('\n');
  const added = after.split('\n');
  while (removed.length > 0 && removed[0] === added[0]) {
    removed.shift();
    added.shift();
  }
  while (removed.length > 0 && removed.at(-1) === added.at(-1)) {
    removed.pop();
    added.pop();
  }
  return { removed, added };
}

const wordsOf = (lines: readonly string[]) =>
  lines
    .map((line) => line.trim())
    .join(' ')
    .replaceAll('x', '');

it('finds the files of both folders of content', () => {
  expect(FILES).toEqual(expect.arrayContaining(['content/site.yaml', 'e2e/content/site.yaml']));
});

it.each(FILES)('the editor reads %s and writes it back byte for byte', (file) => {
  const format = formatOf(file);
  const source = read(file);
  const onWindows = source.replace(/\r?\n/g, '\r\n');
  for (const text of [source, onWindows, `\uFEFF${onWindows}`]) {
    expect(format.toFile(format.fromFile(text))).toBe(text);
  }
});

it.each(FILES)('the editor changes only one field of %s when one word of it changes', (file) => {
  const format = formatOf(file);
  const source = read(file);
  const { [SOURCE]: _source, ...form } = format.fromFile(source);
  for (const edited of changesOf(form)) {
    const { removed, added } = changedLines(
      source,
      format.toFile({ ...(edited as object), [SOURCE]: source }),
    );
    // The field may be wrapped again.
    expect(wordsOf(added)).toBe(wordsOf(removed));
    expect(removed.filter((line) => /^[ -]*\w+:( |$)/.test(line)).length).toBeLessThanOrEqual(1);
  }
});
