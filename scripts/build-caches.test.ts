import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { areCachesWrong, distrustCaches, trustCaches } from './build-caches';

const project = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'build-caches-'));
  mkdirSync(path.join(folder, 'site'));
  process.chdir(path.join(folder, 'site'));
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('uses the caches of a build that succeeded, until another one begins', () => {
  expect(areCachesWrong()).toBe(false);
  mkdirSync('.cache');
  expect(areCachesWrong()).toBe(true);
  trustCaches();
  expect(areCachesWrong()).toBe(false);
  distrustCaches();
  expect(areCachesWrong()).toBe(true);
});

it('does not use the caches of a folder that was moved or copied', () => {
  mkdirSync('.cache');
  trustCaches();
  process.chdir(folder);
  renameSync('site', 'moved');
  process.chdir('moved');
  expect(areCachesWrong()).toBe(true);
});

it('does not use the pages that caches have left which somebody removed', () => {
  trustCaches();
  mkdirSync('public');
  expect(areCachesWrong()).toBe(true);
});

it.each(['src/shared/routes.ts', 'plugins/publish/gatsby-node.ts', 'package-lock.json'])(
  'does not use the caches after a change of %s',
  (file) => {
    mkdirSync(path.dirname(file), { recursive: true });
    mkdirSync('.cache');
    writeFileSync(file, 'before');
    trustCaches();
    expect(areCachesWrong()).toBe(false);
    writeFileSync(file, 'after');
    expect(areCachesWrong()).toBe(true);
  },
);
