import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dropWrongCaches, trustCaches } from './build-caches';

const project = process.cwd();
let folder = '';

/** Leaves what a build that succeeds leaves. */
function build(): void {
  for (const made of ['.cache', 'public']) mkdirSync(made, { recursive: true });
  trustCaches();
}

/** Whether the next build uses these caches. */
function areKept(): boolean {
  dropWrongCaches();
  expect(existsSync('public')).toBe(existsSync('.cache'));
  return existsSync('.cache');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'build-caches-'));
  mkdirSync(path.join(folder, 'site/src/shared'), { recursive: true });
  process.chdir(path.join(folder, 'site'));
  build();
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('uses the caches of a build that succeeded, and not of one that did not', () => {
  expect(areKept()).toBe(true);
  expect(areKept()).toBe(false);
});

it('does not use the caches of a folder that was moved or copied', () => {
  process.chdir(folder);
  renameSync('site', 'moved');
  process.chdir('moved');
  expect(areKept()).toBe(false);
});

it('does not use the pages that caches have left which somebody removed', () => {
  rmSync('.cache', { recursive: true });
  expect(areKept()).toBe(false);
});

it.each(['src/shared/routes.ts', 'package-lock.json'])(
  'does not use the caches after a change of %s',
  (file) => {
    writeFileSync(file, 'after');
    expect(areKept()).toBe(false);
  },
);
