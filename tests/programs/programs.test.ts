import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPrograms, notInstalled, type Program } from './programs';

const program = (name: string, packages: string[]): Program => ({
  name,
  executables: [name],
  variable: `${name.toUpperCase()}_PATH`,
  packages,
});
const PROGRAMS = [
  program('alpha', ['alpha-esr']),
  program('beta', ['beta', 'beta-extra']),
  program('gamma', []),
];
const LOCKED = 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)';

let folder: string;
const at = (name: string) => path.join(folder, name);
const asked = () => readFileSync(at('asked'), 'utf8').trim().split('\n');

/** Puts a program into the one folder of PATH. */
const put = (name: string, script = '') => writeFileSync(at(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

/** An apt-get that records its arguments, then runs the script. */
const putAptGet = (script: string) => put('apt-get', `echo "$@" >> "${folder}/asked"\n${script}`);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  jest.replaceProperty(process, 'env', { PATH: folder });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  put('gamma');
  put('sleep');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const INSTALLS = `[ "$1" = update ] || { : > "\${0%/*}/alpha"; : > "\${0%/*}/beta"; }`;

test('one update and one install add all missing programs', () => {
  putAptGet(INSTALLS);
  expect(installPrograms(PROGRAMS).missing).toEqual([]);
  expect(asked()).toEqual(['update -qq', 'install -y -qq --no-install-recommends alpha-esr beta beta-extra']);
  expect(installPrograms(PROGRAMS).missing).toEqual([]);
  expect(asked()).toHaveLength(2);
});

test('apt is tried again while another program holds the lock', () => {
  // Fails the first time for each of the two commands.
  putAptGet(`[ -e "${folder}/$1" ] || { : > "${folder}/$1"; echo "${LOCKED}" >&2; exit 100; }\n${INSTALLS}`);
  expect(installPrograms(PROGRAMS).missing).toEqual([]);
  expect(asked().map((line) => line.split(' ')[0])).toEqual(['update', 'update', 'install', 'install']);
});

test('a failed update does not prevent the installation', () => {
  putAptGet(`[ "$1" = update ] && exit 100\n${INSTALLS}`);
  expect(installPrograms(PROGRAMS).missing).toEqual([]);
});

test('one sentence names the missing programs, the reason and the command', () => {
  putAptGet('echo "E: Could not open lock file /var/lib/dpkg/lock (13: Permission denied)" >&2; exit 100');
  const { missing, reason } = installPrograms(PROGRAMS);
  expect(asked()).toHaveLength(2);
  expect(notInstalled(missing, reason)).toBe(
    'alpha and beta could not be installed (Could not open lock file /var/lib/dpkg/lock (13: Permission denied)): ' +
      'run apt-get install alpha-esr beta beta-extra as root, or set ALPHA_PATH, BETA_PATH.',
  );
});

test('a system without apt is reported as such', () => {
  const { missing, reason } = installPrograms(PROGRAMS);
  expect(missing.map(({ name }) => name)).toEqual(['alpha', 'beta']);
  expect(reason).toBe('there is no apt-get');
});
