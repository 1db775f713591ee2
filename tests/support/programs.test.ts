import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPrograms } from './programs';

const PROGRAMS = [
  { name: 'alpha', executables: ['alpha'], packages: ['alpha-esr'] },
  { name: 'beta', executables: ['beta'], packages: ['beta', 'beta-extra'] },
  { name: 'gamma', executables: ['gamma'], packages: [] },
];
const LOCKED = 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)';
const INSTALLS = `[ "$1" = update ] || { : > "\${0%/*}/alpha"; : > "\${0%/*}/beta"; }`;

let folder: string;
const asked = () => readFileSync(path.join(folder, 'asked'), 'utf8').trim().split('\n');

/** Puts a program into the one folder of PATH. */
const put = (name: string, script = '') =>
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

/** An apt-get that records its arguments, then runs the script. */
const putAptGet = (script: string) => put('apt-get', `echo "$@" >> "${folder}/asked"\n${script}`);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  jest.replaceProperty(process, 'env', { PATH: folder });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  put('gamma');
  put('sleep');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('installs all missing programs with one update and one install, and tries again while apt is locked', () => {
  // apt-get fails the first time that it is called for `update`, and the first time for `install`.
  putAptGet(`[ -e "${folder}/$1" ] || { : > "${folder}/$1"; echo "${LOCKED}" >&2; exit 100; }\n${INSTALLS}`);
  expect(installPrograms(PROGRAMS)).toBeUndefined();
  const install = 'install -y -qq --no-install-recommends alpha-esr beta beta-extra';
  expect(asked()).toEqual(['update -qq', 'update -qq', install, install]);
  expect(installPrograms(PROGRAMS)).toBeUndefined();
  expect(asked()).toHaveLength(4);
});

it('names the missing programs, the reason and the command in one sentence', () => {
  putAptGet('echo "E: Could not open lock file /var/lib/dpkg/lock (13: Permission denied)" >&2; exit 100');
  expect(installPrograms(PROGRAMS)).toBe(
    'alpha and beta could not be installed (Could not open lock file /var/lib/dpkg/lock (13: Permission denied)): ' +
      'run `apt-get install alpha-esr beta beta-extra` as root.',
  );
  expect(asked()).toHaveLength(2);
});

it('announces no installation where there is no apt-get', () => {
  expect(installPrograms(PROGRAMS)).toMatch(/^Without alpha and beta, some tests are skipped/);
  expect(console.log).not.toHaveBeenCalled();
});
