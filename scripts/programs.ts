import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program of the system that tests need. */
export interface Program {
  name: string;
  /** How its executable may be called. */
  executables: readonly string[];
  /** Where it may be besides the folders of PATH. */
  places?: readonly string[];
  /** The variable by which another one is named. */
  variable: string;
  /** Debian's packages that have it. */
  packages: readonly string[];
  /** Files that have to be there besides. */
  files?: readonly string[];
}

export const CHROMIUM: Program = {
  name: 'Chromium or Chrome',
  executables: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  variable: 'CHROME_PATH',
  packages: ['chromium'],
};

export const FIREFOX: Program = {
  name: 'Firefox',
  executables: ['firefox', 'firefox-esr'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  variable: 'FIREFOX_PATH',
  packages: ['firefox-esr'],
};

/** The module by which Debian's nginx serves what was compressed with Brotli. */
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX: Program = {
  name: 'nginx',
  executables: ['nginx'],
  places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
  variable: 'NGINX_PATH',
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'],
  files: [NGINX_BROTLI],
};

/** The Nu checker of HTML is written in Java. */
export const JAVA: Program = {
  name: 'Java',
  executables: ['java'],
  variable: 'JAVA_PATH',
  packages: ['default-jre-headless'],
};

/** WebKit's driver; the browser comes with it. */
export const WEBKIT: Program = {
  name: 'WebKitGTK',
  executables: ['WebKitWebDriver'],
  variable: 'WEBKIT_PATH',
  packages: ['webkit2gtk-driver'],
};

/** A screen that nobody sees, which WebKitGTK needs. */
export const XVFB: Program = {
  name: 'Xvfb',
  executables: ['Xvfb'],
  variable: 'XVFB_PATH',
  packages: ['xvfb'],
};

/** @returns where the program is; undefined when it is not installed */
export function programPath({ executables, places = [], variable }: Program): string | undefined {
  const named = process.env[variable];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => executables.map((name) => path.join(folder, name)));
  return [...candidates, ...places].find((candidate) => existsSync(candidate));
}

/** @returns whether the program is there, with all its files */
const isInstalled = (program: Program): boolean =>
  programPath(program) !== undefined && (program.files ?? []).every((file) => existsSync(file));

/**
 * Installs those that are missing from the system's packages, where there is apt.
 *
 * @returns those that are still missing, and why
 */
export function installPrograms(programs: readonly Program[]): { missing: Program[]; reason: string } {
  const wanted = programs.filter((program) => !isInstalled(program));
  if (wanted.length === 0) return { missing: [], reason: '' };
  console.log(`Installing ${listOf(wanted)} …`);
  // Old lists may do where new ones cannot be had.
  aptGet('update', '-qq');
  const packages = wanted.flatMap((program) => program.packages);
  const reason = aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return { missing: wanted.filter((program) => !isInstalled(program)), reason };
}

/** How often apt is asked again while another program holds its lock, and how many seconds later. */
const TRIES = 120;
const PAUSE = '5';

/** @returns why apt failed; nothing when it did not */
function aptGet(...args: string[]): string {
  const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  for (let tries = 1; ; tries += 1) {
    const { status, stderr, error } = spawnSync('apt-get', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'inherit', 'pipe'],
      env,
    });
    if (status === 0) return '';
    if (error) return 'there is no apt-get';
    // apt's own DPkg::Lock::Timeout does not cover the lock of `update`.
    if (!stderr.includes('Could not get lock') || tries === TRIES) {
      return /^E: (.*)/m.exec(stderr)?.[1] ?? `apt-get ended with ${status}`;
    }
    if (tries === 1) console.log('Another program is installing packages: waiting for it …');
    spawnSync('sleep', [PAUSE], { env });
  }
}

const listOf = (programs: readonly Program[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(programs.map(({ name }) => name));

/** What to do about programs that could not be installed. */
export const notInstalled = (programs: readonly Program[], reason: string): string =>
  `${listOf(programs)} could not be installed (${reason}): run apt-get install ${programs.flatMap(({ packages }) => packages).join(' ')} as root, or set ${programs.map(({ variable }) => variable).join(', ')}.`;

/** Why a test that needs the program is skipped. */
export const missing = ({ name, variable, packages }: Program): string =>
  `${name} is not installed: install it (on Debian: apt-get install ${packages.join(' ')}), or set ${variable} to where it is.`;
