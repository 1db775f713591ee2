import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { slimPage } from '../slim-page';
import { carryOver } from './carry-over';
import { siteFiles } from './site-files';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'carry-over-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function site(name: string, files: Record<string, string>): string {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return path.join(root, name);
}

it('takes the new text of what changed, and nothing of what is gone or left out', () => {
  const published = site('published', { 'same.html': 'same', 'legal/index.html': 'old', 'gone.html': '' });
  const built = site('built', { 'same.html': 'same', 'legal/index.html': 'new', 'page-data/x.json': '{}' });
  const next = path.join(root, 'next');
  carryOver(built, published, next, ['page-data'], slimPage);
  expect(siteFiles(next)).toEqual(['/legal/index.html', '/same.html']);
  expect(readFileSync(path.join(next, 'legal/index.html'), 'utf8')).toBe('new');
  expect(statSync(path.join(next, 'same.html')).ino).toBe(statSync(path.join(published, 'same.html')).ino);
});

it('shares no file with the folder in which the next build writes', () => {
  const built = site('built', { 'index.html': 'old' });
  const [first, second] = [path.join(root, 'first'), path.join(root, 'second')];
  carryOver(built, path.join(root, 'none'), first, [], slimPage);
  carryOver(built, first, second, [], slimPage);
  writeFileSync(path.join(built, 'index.html'), 'new');
  for (const folder of [first, second]) {
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('old');
  }
});
