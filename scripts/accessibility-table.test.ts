import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

/** The last column of every table of patterns. */
const named = [
  ...(read('docs/accessibility.md').split('## The ARIA Authoring Practices')[1] ?? '').matchAll(
    /^\|[^|]+\|[^|]+\| (?!test |-)(.+?) *\|$/gm,
  ),
].map(([, name = '']) => name);

/** Each test of the patterns; where it is made for several keys, without them. */
const tests = [
  ...read('e2e/patterns.spec.ts').matchAll(/\b(?:plainT|t)est\(\s*(['`])(?:\$\{key\} )?(.+?)\1,/g),
].map(([, , name = '']) => name);

test('each rule of the patterns names a test that is there, and each test has its rule', () => {
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].sort()).toEqual([...new Set(tests)].sort());
});
