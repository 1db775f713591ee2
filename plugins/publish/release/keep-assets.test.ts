import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepAssets } from './keep-assets';
import { siteFiles } from './list-files';

const DAY = 24 * 60 * 60 * 1000;
const script = (letter: string) => `app-${letter.repeat(20)}.js`;

let root = '';
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'keep-assets-'))));
afterEach(() => rmSync(root, { recursive: true }));

function site(name: string, ...files: string[]): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  for (const file of ['index.html', ...files]) writeFileSync(path.join(folder, file), name);
  return folder;
}

it('keeps the scripts of earlier releases for a month, with their compressed copies', () => {
  const first = site('first', script('a'), `${script('a')}.br`, script('b'));
  const month = new Date(Date.now() - 31 * DAY);
  utimesSync(path.join(first, script('b')), month, month);
  const week = new Date(Date.now() - 7 * DAY);
  utimesSync(path.join(first, script('a')), week, week);
  const second = site('second', script('c'));
  keepAssets(first, second);
  const third = site('third', script('d'));
  keepAssets(second, third);
  const kept = [script('a'), `${script('a')}.br`, script('c'), script('d'), 'index.html'];
  expect(siteFiles(third)).toEqual(kept.map((file) => `/${file}`));
});

it('keeps the scripts of the last release however old it is: they were in use until now', () => {
  const last = site('last', script('a'));
  const longAgo = new Date(Date.now() - 400 * DAY);
  for (const file of siteFiles(last)) utimesSync(path.join(last, file), longAgo, longAgo);
  const next = site('next', script('b'));
  keepAssets(last, next);
  expect(siteFiles(next)).toContain(`/${script('a')}`);
});
