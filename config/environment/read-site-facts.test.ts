import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { yamlOf } from '../../tests/support/front-matter';
import { readSiteFacts } from './read-site-facts';

const project = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-facts-'));
  process.chdir(folder);
  mkdirSync('content');
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const SITE = { url: 'https://www.example.org', email: 'write@example.org' };
const OVERRIDES = { url: 'https://preview.example.org' };

it('reads the facts of content/site.yaml', () => {
  writeFileSync('content/site.yaml', yamlOf('SiteFacts', SITE));
  expect(readSiteFacts({ factOverrides: {} })).toMatchObject(SITE);
});

it('replaces those that a variable sets', () => {
  writeFileSync('content/site.yaml', yamlOf('SiteFacts', SITE));
  expect(readSiteFacts({ factOverrides: OVERRIDES })).toMatchObject({ ...SITE, ...OVERRIDES });
});

it.each([
  ['is no YAML', 'url: "https'],
  ['has a mistake', yamlOf('SiteFacts', { ...SITE, email: 'nobody' })],
])('returns only those that a variable sets when the file %s', (_what, yaml) => {
  writeFileSync('content/site.yaml', yaml);
  expect(readSiteFacts({ factOverrides: OVERRIDES })).toEqual(OVERRIDES);
});

it('returns only those that a variable sets when there is no file', () => {
  expect(readSiteFacts({ factOverrides: OVERRIDES })).toEqual(OVERRIDES);
});
