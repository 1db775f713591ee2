import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { type PublicFiles, removeLastFiles, writePublicFiles } from './public-folder';

const project = process.cwd();
let folder = '';
let warnings: string[];
let args: Pick<NodePluginArgs, 'cache' | 'reporter'>;

/** One build, in which Gatsby and other plugins write some files of their own. */
async function build(files: PublicFiles, others: string[] = []) {
  warnings = [];
  await removeLastFiles(args);
  for (const file of others) writeFileSync(path.join('public', file), 'theirs');
  await writePublicFiles(files, args);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'public-folder-'));
  process.chdir(folder);
  for (const name of ['static', 'public']) mkdirSync(name);
  const kept = new Map<string, unknown>();
  args = {
    cache: {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: unknown) => void kept.set(key, value),
    },
    reporter: { warn: (message: string) => void warnings.push(message) },
  } as unknown as typeof args;
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('writes files into new folders, and removes those that the next build no longer has', async () => {
  const form = '/waitlist-form/index.html';
  await build({ '/robots.txt': 'one', [form]: Buffer.from('two') });
  expect(readFileSync('public/robots.txt', 'utf8') + readFileSync(`public${form}`, 'utf8')).toBe('onetwo');
  await build({ '/robots.txt': 'one', [form]: null });
  expect(existsSync(`public${form}`)).toBe(false);
  expect(readFileSync('public/robots.txt', 'utf8')).toBe('one');
  expect(warnings).toEqual([]);
});

it('removes a file that was deleted from static/, and no other', async () => {
  for (const file of ['logo.svg', 'old.txt']) writeFileSync(`static/${file}`, '');
  await build({}, ['logo.svg', 'old.txt', 'index.html']);
  rmSync('static/old.txt');
  await build({});
  expect(['logo.svg', 'old.txt', 'index.html'].map((file) => existsSync(`public/${file}`))).toEqual([
    true,
    false,
    true,
  ]);
});

it('publishes its own robots.txt and warns when another plugin writes one too', async () => {
  for (let builds = 0; builds < 2; builds += 1) {
    await build({ '/robots.txt': 'ours' }, ['robots.txt']);
    expect(readFileSync('public/robots.txt', 'utf8')).toBe('ours');
    expect(warnings).toEqual([
      '/robots.txt comes from plugins/publish and from a plugin in gatsby-config.ts: the one of plugins/publish is published. Remove the other.',
    ]);
  }
});

it('publishes its own robots.txt and warns when static/ has one too', async () => {
  writeFileSync('static/robots.txt', '');
  await build({ '/robots.txt': 'ours' }, ['robots.txt']);
  expect(readFileSync('public/robots.txt', 'utf8')).toBe('ours');
  expect(warnings).toEqual([expect.stringContaining('static/robots.txt')]);
});
