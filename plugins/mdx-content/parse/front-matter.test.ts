import { findFrontMatter, splitFrontMatter } from './front-matter';

const FILE = '--- \ntitle: A --- B\n---\n\nText\n---\n';

it('finds the fields and the body by their offsets', () => {
  const parts = findFrontMatter(FILE);
  expect(FILE.slice(parts?.yaml.start, parts?.yaml.end)).toBe('title: A --- B\n');
  expect(FILE.slice(parts?.body.start, parts?.body.end)).toBe('\nText\n---\n');
});

it('keeps the number of each line when it splits a file', () => {
  expect(splitFrontMatter(FILE)).toEqual({
    yaml: '\ntitle: A --- B\n',
    body: '\n\n\n\nText\n---\n',
  });
});

it('finds front matter without fields, and a body that is empty', () => {
  expect(findFrontMatter('---\n---')).toEqual({ yaml: { start: 4, end: 4 }, body: { start: 7, end: 7 } });
});

it.each([
  ['an empty line stands before it', '\n---\ntitle: A\n---\n'],
  ['the second line of hyphens is missing', '---\ntitle: A\n'],
])('finds no front matter when %s', (_what, source) => {
  expect(findFrontMatter(source)).toBeNull();
});
