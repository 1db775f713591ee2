import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/shared/files/list-files';

/** The folders of the project, except the folders that programs write. */
const FOLDERS = [
  '.github',
  'config',
  'content',
  'docs',
  'e2e',
  'plugins',
  'scripts',
  'src',
  'static',
  'tests',
];

const FILES = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`)),
];

const CODE_SPAN = /(?<!`)`([^`\n]+)`(?!`)/g;
/** A path that the reader of a recipe creates, and that it may name again. */
const CREATED = /\bcreate `([^`\n]+)`/gi;
const CODE_BLOCK = /^ *```[^]*?^ *```$/gm;
/** A path without placeholders, whose folder or ending shows that it is one of the project. */
const PATH = new RegExp(`^(?:(?:${FOLDERS.join('|')})/[\\w./-]*|[\\w./-]+\\.(?:tsx?|m[jt]s|mdx?|ya?ml))$`);

/**
 * Whether the project has the file or the folder. A path may leave out the folders that the text has named.
 */
const exists = (named: string, document: string): boolean =>
  existsSync(path.join(path.dirname(document), named)) ||
  FILES.some((file) => `/${file}/`.includes(`/${named.replace(/\/$/, '')}/`));

it.each(FILES.filter((file) => file.endsWith('.md')))(
  'the project has the files that %s names',
  (document) => {
    const text = readFileSync(document, 'utf8').replace(CODE_BLOCK, '');
    const created = [...text.matchAll(CREATED)].map(([, code]) => code);
    const expected = [...text.matchAll(CODE_SPAN)]
      .map(([, code = '']) => code)
      .filter((code) => PATH.test(code) && !created.includes(code));
    expect(expected.filter((code) => !exists(code, document))).toEqual([]);
  },
);

/** The fragments that a query or another fragment in a code block has. */
const SPREAD = /^ *\.\.\.([A-Z]\w+)$/gm;
const FRAGMENT = /\bfragment (\w+) on /g;

const firstGroupsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const RECIPES = readFileSync('docs/recipes.md', 'utf8');

it('src has the fragments that recipes use, except those that they add', () => {
  const code = FILES.filter((file) => /^src\/.*\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const known = [...code, RECIPES].flatMap((text) => firstGroupsIn(text, FRAGMENT));
  expect(firstGroupsIn(RECIPES, SPREAD).filter((name) => !known.includes(name))).toEqual([]);
});

const DIFF = /^( *)```diff\n([^]*?)\n *```$/gm;

/** The lines of each diff before and after it, and the file that is named last before the diff. */
const DIFFS = [...RECIPES.matchAll(DIFF)].map((match) => {
  const [, indentation = '', diff = ''] = match;
  const textBefore = RECIPES.slice(0, match.index).replace(CODE_BLOCK, '');
  const paths = firstGroupsIn(textBefore, CODE_SPAN).filter((code) => PATH.test(code));
  const lines = diff.split('\n').map((line) => line.slice(indentation.length));
  // The first character of a line is a space, a plus or a minus.
  const without = (sign: string) =>
    lines.filter((line) => line !== ' …' && !line.startsWith(sign)).map((line) => line.slice(1));
  return { file: paths.at(-1) ?? '', oldLines: without('+'), newLines: without('-') };
});

/** @returns the first of some lines that a text doesn't have below the lines before it */
function firstMissingLine(text: string, lines: string[]): string | undefined {
  let rest = text.split('\n');
  for (const line of lines) {
    const index = rest.indexOf(line);
    if (index === -1) return line;
    rest = rest.slice(index + 1);
  }
  return undefined;
}

it.each(DIFFS)('$file has the lines of its diff in recipes', ({ file, oldLines, newLines }) => {
  const text = readFileSync(file, 'utf8');
  // Nothing is missing before the recipe, or after it.
  expect([firstMissingLine(text, oldLines), firstMissingLine(text, newLines)]).toContain(undefined);
});
