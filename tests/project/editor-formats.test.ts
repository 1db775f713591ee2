import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mdxFormat, SOURCE, yamlFormat, type EntryData } from './entry-file';
import type { ValuePath } from './form-values';
import { pathsIn, valueAt, withValueAt } from './fixtures/form-edits';

const PROJECT = join(__dirname, '../../..');

const FILES = ['content', 'e2e/content']
  .flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((file) => /\.(mdx|yaml)$/.test(file));

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

const formatOf = (file: string) => (file.endsWith('.mdx') ? mdxFormat : yamlFormat);

/** Adds a letter to a word in the middle of a text. */
function withChangedWord(text: string): string {
  const words = text.split(/(\w+)/);
  const middle = 2 * Math.floor(words.length / 4) + 1;
  return words.map((word, index) => (index === middle ? `${word}x` : word)).join('');
}

/** Splits off the lines that two texts share at their beginning and at their end. */
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

/** Some of a long list, from its beginning to its end. */
const upTo = <Item>(count: number, items: readonly Item[]): Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0);

const wordsOf = (lines: readonly string[]) =>
  lines
    .map((line) => line.trim())
    .join(' ')
    .replaceAll('x', '');

it('finds files to read', () => {
  expect(FILES).toEqual(expect.arrayContaining(['content/site.yaml', 'e2e/content/site.yaml']));
});

it.each(FILES)('%s is read and written back byte for byte', (file) => {
  const format = formatOf(file);
  const source = read(file);
  const onWindows = source.replace(/\r?\n/g, '\r\n');
  for (const text of [source, onWindows, `\uFEFF${onWindows}`]) {
    expect(format.toFile(format.fromFile(text))).toBe(text);
  }
});

it.each(FILES)('%s changes in one line when one word of it changes', (file) => {
  const format = formatOf(file);
  const source = read(file);
  const { [SOURCE]: _source, ...form } = format.fromFile(source);
  const isText = (path: ValuePath) => /\w/.test(textAt(path));
  const textAt = (path: ValuePath) => {
    const value = valueAt(path, form);
    return typeof value === 'string' ? value : '';
  };
  // Each text of a form; of the wordings in policy.yaml, which no form shows, some.
  for (const path of upTo(60, pathsIn(form).filter(isText))) {
    const text = textAt(path);
    const edited = withValueAt(path, form, withChangedWord(text)) as EntryData;
    const { removed, added } = changedLines(source, format.toFile({ ...edited, [SOURCE]: source }));
    if (removed.length > 1 || added.length > 1) {
      // A line of a folded text got too long, and the words at its end moved to a line of their own or to the next one.
      expect(wordsOf(added)).toBe(wordsOf(removed));
      expect(Math.max(...removed.map((line) => line.length))).toBeGreaterThan(90);
    } else {
      expect([path, removed.length, added.length]).toEqual([path, 1, 1]);
    }
  }
});
