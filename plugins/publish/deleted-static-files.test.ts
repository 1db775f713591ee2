import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { removeDeletedStaticFiles } from './deleted-static-files';

const project = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'static-files-'));
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
