import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writePublicFiles, writeReservedFiles } from './write-public-files';

const project = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'write-public-files-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Writes public/robots.txt, and returns its content and the warnings. */
function writeRobots() {
  const warnings: string[] = [];
  const reporter = { warn: (message = '') => void warnings.push(message) };
  writePublicFiles({ '/robots.txt': 'ours' }, 'plugins/sample', reporter);
  return { content: readFileSync('public/robots.txt', 'utf8'), warnings };
}

it('writes a file that is not there', () => {
  expect(writeRobots()).toEqual({ content: 'ours', warnings: [] });
});

it('replaces a file of an earlier build', () => {
  mkdirSync('public');
  writeFileSync('public/robots.txt', 'earlier');
  expect(writeRobots()).toEqual({ content: 'ours', warnings: [] });
});

it('leaves a file of static/ as it is, and says so in a warning', () => {
  for (const name of ['static', 'public']) {
    mkdirSync(name);
    writeFileSync(`${name}/robots.txt`, 'theirs');
  }
  expect(writeRobots()).toEqual({
    content: 'theirs',
    warnings: [
      '/robots.txt comes from static/, and is published as it is. Without it, plugins/sample would write the file.',
    ],
  });
});

it('writes no reserved file that is in static/, and says what to do', () => {
  mkdirSync('static');
  writeFileSync('static/_redirects', '/old /new');
  expect(() => writeReservedFiles({ '/_redirects': '' }, 'write redirects elsewhere')).toThrow(
    'static/_redirects would be replaced: write redirects elsewhere.',
  );
});

it('writes reserved files that are not in static/', () => {
  writeReservedFiles({ '/admin/index.html': 'ours' }, 'rename it');
  expect(readFileSync('public/admin/index.html', 'utf8')).toBe('ours');
});
