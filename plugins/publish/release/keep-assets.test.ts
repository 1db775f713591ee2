import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepAssets } from './keep-assets';
import { siteFiles } from './list-files';

const hash = (letter: string) => letter.repeat(20);

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'keep-assets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a built site: its page loads app-….js, which loads chunk 1 by its hash. */
function site(name: string, app: string, chunk: string, others: readonly string[] = []): string {
  const folder = path.join(root, name);
  const files: Record<string, string> = {
    'index.html': `<script src="/app-${hash(app)}.js"></script>`,
    [`app-${hash(app)}.js`]: `load(1 + "-" + {1:"${hash(chunk)}"}[1] + ".js")`,
    [`1-${hash(chunk)}.js`]: 'toast()',
    ...Object.fromEntries(others.map((letter) => [`1-${hash(letter)}.js`, 'old()'])),
  };
  mkdirSync(folder);
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
  return folder;
}

const hashedFiles = (folder: string) => siteFiles(folder).filter((file) => file !== '/index.html');

it('keeps the files that the last release used, and nothing older', () => {
  const published = site('published', 'b', 'c', ['a']);
  writeFileSync(path.join(published, `1-${hash('c')}.js.br`), '');
  // Host files list old files, too; such a file is not in use.
  writeFileSync(path.join(published, 'vercel.json'), `/1-${hash('a')}.js`);
  const next = site('next', 'd', 'e', ['a', 'f']);
  keepAssets(published, next);
  expect(hashedFiles(next)).toEqual([
    `/1-${hash('c')}.js`,
    `/1-${hash('c')}.js.br`,
    `/1-${hash('e')}.js`,
    `/app-${hash('b')}.js`,
    `/app-${hash('d')}.js`,
  ]);
});

it('keeps the older files through a build that changes no asset', () => {
  const published = site('published', 'd', 'e', ['c']);
  const next = site('next', 'd', 'e');
  keepAssets(published, next);
  expect(hashedFiles(next)).toEqual([`/1-${hash('c')}.js`, `/1-${hash('e')}.js`, `/app-${hash('d')}.js`]);
});

it('removes files of earlier builds, also without a last release', () => {
  const next = site('next', 'd', 'e', ['a']);
  keepAssets(path.join(root, 'published'), next);
  expect(hashedFiles(next)).toEqual([`/1-${hash('e')}.js`, `/app-${hash('d')}.js`]);
});
