import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program that tests need, apart from npm packages. */
export interface Program {
  name: string;
  /** Possible names of its executable; a font has none. */
  executables: readonly string[];
  /** Possible paths outside PATH. */
  places?: readonly string[];
  /** The environment variable that names another executable. */
  variable?: string;
  /** Its packages in Debian. */
  packages: readonly string[];
  /** Other files that it needs. */
  files?: readonly string[];
}

export const CHROMIUM: Program = {
  name: 'Chromium or Chrome',
  executables: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  variable: 'CHROME_PATH',
  packages: ['chromium', 'chromium-headless-shell'],
};

/** Chromium without its window takes less processor time. It has no back/forward cache and requests no favicon. */
export const HEADLESS_SHELL: Program = {
  name: 'Chromium headless shell',
  executables: ['chromium-headless-shell', 'chrome-headless-shell'],
  variable: 'HEADLESS_SHELL_PATH',
  packages: CHROMIUM.packages,
};

export const FIREFOX: Program = {
  name: 'Firefox',
  executables: ['firefox', 'firefox-esr'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  variable: 'FIREFOX_PATH',
  packages: ['firefox-esr'],
};

/** It makes the timestamp authority of the tests. */
export const OPENSSL: Program = {
  name: 'OpenSSL',
  executables: ['openssl'],
  variable: 'OPENSSL_PATH',
  packages: ['openssl'],
};

/** Debian's nginx module for files compressed with Brotli. */
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX: Program = {
  name: 'nginx',
  executables: ['nginx'],
  places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
  variable: 'NGINX_PATH',
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static', ...OPENSSL.packages],
  files: [NGINX_BROTLI],
};

/** WebKit's driver; the browser comes with it. */
export const WEBKIT: Program = {
  name: 'WebKitGTK',
  executables: ['WebKitWebDriver'],
  variable: 'WEBKIT_PATH',
  packages: ['webkit2gtk-driver'],
};

/** The virtual display that WebKitGTK needs. */
export const XVFB: Program = {
  name: 'Xvfb',
  executables: ['Xvfb'],
  variable: 'XVFB_PATH',
  packages: ['xvfb'],
};

/** @returns where the program is; undefined when it is not installed */
export function programPath({ executables, places = [], variable }: Program): string | undefined {
  const named = variable && process.env[variable];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => executables.map((name) => path.join(folder, name)));
  return [...candidates, ...places].find((candidate) => existsSync(candidate));
}

/** @returns whether the program is installed with all its files */
const isInstalled = (program: Program): boolean =>
  (program.executables.length === 0 || programPath(program) !== undefined) &&
  (program.files ?? []).every((file) => existsSync(file));

/**
 * Installs missing programs with apt.
 *
 * @returns those that are still missing, and why
 */
export function installPrograms(programs: readonly Program[]): { missing: Program[]; reason: string } {
  const wanted = programs.filter((program) => !isInstalled(program));
  if (wanted.length === 0) return { missing: [], reason: '' };
  console.log(`Installing ${listOf(wanted)} …`);
  // When the update fails, the old package lists may suffice.
  aptGet('update', '-qq');
  const packages = wanted.flatMap((program) => program.packages);
  const reason = aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return { missing: wanted.filter((program) => !isInstalled(program)), reason };
}

/** How often apt is tried while another program holds its lock, and the seconds between. */
const TRIES = 120;
const PAUSE = '5';

/** @returns why apt failed; empty when it succeeded */
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

/** A sentence for programs that could not be installed: why, and what to do. */
export function notInstalled(programs: readonly Program[], reason: string): string {
  const packages = [...new Set(programs.flatMap((program) => program.packages))].join(' ');
  const variables = programs.flatMap(({ variable }) => variable ?? []).join(', ');
  return `${listOf(programs)} could not be installed (${reason}): run apt-get install ${packages} as root${variables && `, or set ${variables}`}.`;
}

/** A sentence for a skipped test: which program is missing, and what to do. */
export const missing = ({ name, variable, packages }: Program): string =>
  `${name} is not installed: install it (on Debian: apt-get install ${packages.join(' ')}), or set ${variable} to where it is.`;
