import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KnownPages } from './known-pages';

const page = (style: string, body = '') => `<!DOCTYPE html><style>${style}</style>${body}`;

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'known-pages-'));
  file = path.join(folder, 'known-pages.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is found in a page by a build that remembers the builds before. */
function found(html: string) {
  const known = new KnownPages(file);
  const code = known.inlineCode('/index.html', html);
  known.save();
  return code;
}

it('looks into a page once, and again when it has changed', () => {
  expect(found(page('a{}'))).toEqual({ scripts: [], styles: ['a{}'] });
  writeFileSync(file, readFileSync(file, 'utf8').replace('a{}', 'remembered{}'));
  expect(found(page('a{}')).styles).toEqual(['remembered{}']);
  expect(found(page('b{}')).styles).toEqual(['b{}']);
});

it('forgets pages that are gone', () => {
  found(page('a{}'));
  found(page('b{}'));
  expect(readFileSync(file, 'utf8')).not.toContain('a{}');
});

it('refuses what cannot be let in, each time anew', () => {
  found(page('a{}'));
  const refused = page('a{}', '<p style="color:red">');
  expect(() => found(refused)).toThrow('which the Content-Security-Policy cannot let in');
  expect(() => found(refused)).toThrow('which the Content-Security-Policy cannot let in');
});
