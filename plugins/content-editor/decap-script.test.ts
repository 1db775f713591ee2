import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DECAP, DECAP_FOLDER, fetchDecapScript } from './decap-script';

/** The files of the package that the editor needs, and all of its files. */
const NEEDED = ['103.decap-cms.js', 'decap-cms.js', 'decap-cms.js.LICENSE.txt', 'f728dc876b39e5273411.wasm'];
const FILES = [...NEEDED, '103.cms.js', 'cms.css', 'cms.js', 'decap-cms.js.map', '103.decap-cms.js.map'];

const project = process.cwd();
let folder: string;
let integrity: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'decap-script-'));
  process.chdir(folder);
  const dist = path.join(folder, 'package/dist');
  mkdirSync(dist, { recursive: true });
  for (const file of FILES) writeFileSync(path.join(dist, file), file);
  execFileSync('tar', ['-czf', 'registry.tgz', 'package']);
  integrity = `sha512-${createHash('sha512').update(readFileSync('registry.tgz')).digest('base64')}`;
  putNpm(`cp "${folder}/registry.tgz" "$4/decap-cms.tgz"`);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Puts an npm first in PATH that records its arguments, then runs the script. */
function putNpm(script: string): void {
  mkdirSync('bin', { recursive: true });
  writeFileSync('bin/npm', `#!/bin/sh\necho "$@" >> "${folder}/asked"\n${script}\n`);
  chmodSync('bin/npm', 0o755);
  const PATH = `${folder}/bin${path.delimiter}${process.env['PATH']}`;
  jest.replaceProperty(process, 'env', { ...process.env, PATH });
}

const timesAsked = () => readFileSync('asked', 'utf8').trim().split('\n').length;

it('keeps the script, what it loads and the licenses, and nothing else of the package', () => {
  const script = fetchDecapScript(integrity);
  expect(readdirSync(script).sort()).toEqual([...NEEDED].sort());
  expect(readdirSync(path.dirname(script))).toEqual([path.basename(script)]);
  expect(readFileSync('asked', 'utf8')).toMatch(new RegExp(`^pack ${DECAP} --pack-destination `));
});

it('downloads the package once', () => {
  expect(fetchDecapScript(integrity)).toBe(fetchDecapScript(integrity));
  expect(timesAsked()).toBe(1);
});

it('downloads the package again after npm ci has removed it', () => {
  rmSync(path.dirname(fetchDecapScript(integrity)), { recursive: true });
  fetchDecapScript(integrity);
  expect(timesAsked()).toBe(2);
});

it('uses nothing of a package with another hash', () => {
  const pinned = `sha512-${'A'.repeat(86)}==`;
  expect(() => fetchDecapScript(pinned)).toThrow(
    `The package ${DECAP} that npm downloaded is not the one that was examined (its hash is ${integrity}`,
  );
  expect(readdirSync('node_modules/.cache')).toEqual([]);
});

it('says in a sentence that the package could not be downloaded', () => {
  putNpm(
    'echo "npm error code ENOTFOUND" >&2; echo "npm error network request to registry failed" >&2; exit 1',
  );
  expect(() => fetchDecapScript(integrity)).toThrow(
    `The editor needs ${DECAP}, and npm could not download it (network request to registry failed). Connect to the network and try again.`,
  );
  expect(readdirSync('node_modules/.cache')).toEqual([]);
});

it('uses what another process has downloaded in the meantime', () => {
  const other = `${folder}/${DECAP_FOLDER}`;
  putNpm(
    `cp "${folder}/registry.tgz" "$4/decap-cms.tgz"; mkdir "${other}"; echo other > "${other}/decap-cms.js"`,
  );
  expect(readFileSync(path.join(fetchDecapScript(integrity), 'decap-cms.js'), 'utf8')).toBe('other\n');
  expect(existsSync(`${other}/needed`)).toBe(false);
});
