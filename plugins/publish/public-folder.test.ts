import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { removeDeletedStaticFiles, writePublicFiles } from './public-folder';

const project = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'public-folder-'));
  process.chdir(folder);
  mkdirSync('static');
  mkdirSync('public');
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('removes from public/ the files deleted from static/, and no other', async () => {
  const kept = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
  };
  const run = () => removeDeletedStaticFiles({ cache } as unknown as ParentSpanPluginArgs);
  for (const file of ['static/logo.svg', 'static/old.txt']) writeFileSync(file, '');
  for (const file of ['public/logo.svg', 'public/old.txt', 'public/index.html']) writeFileSync(file, '');
  await run();
  expect(existsSync('public/old.txt')).toBe(true);
  rmSync('static/old.txt');
  await run();
  expect(existsSync('public/old.txt')).toBe(false);
  expect(existsSync('public/logo.svg')).toBe(true);
  expect(existsSync('public/index.html')).toBe(true);
});

it('writes files into new folders, and removes those that a build no longer has', () => {
  const form = '/waitlist-form/index.html';
  writePublicFiles({ '/robots.txt': 'one', [form]: Buffer.from('two') });
  expect(readFileSync('public/robots.txt', 'utf8') + readFileSync(`public${form}`, 'utf8')).toBe('onetwo');
  writePublicFiles({ [form]: null });
  expect(existsSync(`public${form}`)).toBe(false);
  expect(existsSync('public/robots.txt')).toBe(true);
  expect(() => writePublicFiles({ '/never-there.txt': null })).not.toThrow();
});
