import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type PublicFiles, removeLastFiles, writePublicFiles } from './public-folder';

const project = process.cwd();
let folder = '';
let warnings: unknown[];

/** One build, in which Gatsby and other plugins write some files of their own. */
function build(files: PublicFiles, others: string[] = []) {
  warnings = [];
  removeLastFiles();
  for (const file of others) writeFileSync(path.join('public', file), 'theirs');
  writePublicFiles(files, { warn: (message) => warnings.push(message) });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'public-folder-'));
  process.chdir(folder);
  mkdirSync('public/page-data/index', { recursive: true });
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('leaves nothing of earlier builds but pages and what Gatsby reads', () => {
  const kept = ['index.html', 'page-data/index/page-data.json', 'chunk-map.json'];
  const form = '/waitlist-form/index.html';
  const old = ['app-0123456789abcdef0123.js', 'logo.svg', 'verification.html'];
  build({ '/robots.txt': 'one', [form]: 'two' }, [...kept, ...old]);
  expect(readFileSync(`public${form}`, 'utf8')).toBe('two');
  build({ '/security.txt': 'three', [form]: null });
  const exists = (file: string) => existsSync(path.join('public', file));
  expect([...kept, '/security.txt'].filter((file) => !exists(file))).toEqual([]);
  expect([...old, '/robots.txt', form].filter(exists)).toEqual([]);
});

it('removes nothing in develop, where Gatsby copies static/ meanwhile', () => {
  writeFileSync('public/favicon.ico', 'copied');
  const restore = jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  removeLastFiles();
  restore.restore();
  expect(existsSync('public/favicon.ico')).toBe(true);
});

it('publishes its own robots.txt and warns when another plugin or static/ has one too', () => {
  for (let builds = 0; builds < 2; builds += 1) {
    build({ '/robots.txt': 'ours' }, ['robots.txt']);
    expect(readFileSync('public/robots.txt', 'utf8')).toBe('ours');
    expect(warnings).toEqual([expect.stringMatching(/^\/robots.txt comes from plugins\/publish, and also/)]);
  }
  build({ '/robots.txt': 'ours' });
  expect(warnings).toEqual([]);
});
