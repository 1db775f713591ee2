import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { siteFiles } from '../publish/hosting/site-files';
import { mirror } from './mirror';

let root = '';
let source = '';
let copy = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'mirror-'));
  [source, copy] = [path.join(root, 'source'), path.join(root, 'copy')];
  mkdirSync(path.join(source, 'legal'), { recursive: true });
  for (const name of ['site.yaml', 'legal/terms.mdx', 'legal/terms.test.ts']) {
    writeFileSync(path.join(source, name), 'old');
  }
  mirror(source, copy);
});
afterEach(() => rmSync(root, { recursive: true }));

const identity = (file: string) => {
  const { ino, mtimeMs } = statSync(path.join(copy, file));
  return { ino, mtimeMs };
};

it('leaves alone what is the same, also when its source was written anew', () => {
  const before = identity('site.yaml');
  rmSync(path.join(source, 'site.yaml'));
  writeFileSync(path.join(source, 'site.yaml'), 'old');
  mirror(source, copy);
  expect(identity('site.yaml')).toEqual(before);
});

it('gives what has changed a new time, also when its source has the old one', () => {
  writeFileSync(path.join(source, 'site.yaml'), 'new');
  utimesSync(path.join(source, 'site.yaml'), 0, 0);
  mirror(source, copy);
  expect(readFileSync(path.join(copy, 'site.yaml'), 'utf8')).toBe('new');
  expect(identity('site.yaml').mtimeMs).toBeGreaterThan(0);
});

it('takes out what is gone or not wanted, and follows a file that became a folder', () => {
  rmSync(path.join(source, 'site.yaml'));
  mkdirSync(path.join(source, 'site.yaml'));
  writeFileSync(path.join(source, 'site.yaml/one.yaml'), '');
  rmSync(path.join(source, 'legal/terms.mdx'));
  writeFileSync(path.join(source, 'legal/privacy.mdx'), '');
  mirror(source, copy, (file) => !file.endsWith('.test.ts'));
  expect(siteFiles(copy)).toEqual(['/legal/privacy.mdx', '/site.yaml/one.yaml']);
});
