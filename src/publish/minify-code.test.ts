import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MinifiedCode } from './minify-code';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'minified-'));
  file = path.join(folder, 'minified.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What becomes of a style in a build that remembers the builds before. */
function minified(style: string): string {
  const code = new MinifiedCode(file);
  const small = code.minify(style, 'css');
  code.save();
  return small;
}

it('makes a code small once, and another one anew', () => {
  expect(minified('a { color: #ffffff }')).toBe('a{color:#fff}');
  writeFileSync(file, readFileSync(file, 'utf8').replace('a{color:#fff}', 'remembered{}'));
  expect(minified('a { color: #ffffff }')).toBe('remembered{}');
  expect(minified('a { color: #000000 }')).toBe('a{color:#000}');
});

it('takes a script for another code than a style of the same letters', () => {
  const code = new MinifiedCode(file);
  expect(code.minify('a', 'js')).toBe('a;');
  expect(() => code.minify('a', 'css')).not.toThrow();
  expect(code.minify('a', 'css')).not.toBe('a;');
});

it('forgets what no page has any more', () => {
  minified('a { color: #ffffff }');
  minified('b { color: #ffffff }');
  expect(readFileSync(file, 'utf8')).not.toContain('a{color:#fff}');
});
