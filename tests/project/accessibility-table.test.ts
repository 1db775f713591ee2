import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

/** The last column of each table of patterns. */
const named = [
  ...(read('docs/accessibility.md').split('## The ARIA Authoring Practices')[1] ?? '').matchAll(
    /^\|[^|]+\|[^|]+\| (?!test |-)(.+?) *\|$/gm,
  ),
].map(([, name = '']) => name);

/** The title of each test of the patterns, without the key where it has one. */
const tests = [
  ...read('e2e/patterns.spec.ts').matchAll(/\b(?:plainT|t)est\(\s*(['`])(?:\$\{key\} )?(.+?)\1,/g),
].map(([, , name = '']) => name);

test('each rule of the patterns names an existing test, and each test has a rule', () => {
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].sort()).toEqual([...new Set(tests)].sort());
});
