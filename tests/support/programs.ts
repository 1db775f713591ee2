import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program that tests need, apart from npm packages. */
export interface Program {
  name: string;
  /** Possible names of its executable; a font has none. */
  executables: readonly string[];
  /** Its packages in Debian. */
  packages: readonly string[];
  /** Other files that it needs. */
  files?: readonly string[];
}

export const CHROMIUM: Program = {
  name: 'Chromium or Chrome',
  executables: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  packages: ['chromium', 'chromium-headless-shell'],
};

/**
 * Chromium without its window takes less processor time. It has no back/forward cache and requests no
 * favicon.
 */
export const HEADLESS_SHELL: Program = {
  ...CHROMIUM,
  executables: ['chromium-headless-shell', 'chrome-headless-shell'],
};

export const FIREFOX: Program = {
  name: 'Firefox',
  executables: ['firefox', 'firefox-esr'],
  packages: ['firefox-esr'],
};

/** The timestamp authority of the tests is made with it. */
export const OPENSSL: Program = { name: 'OpenSSL', executables: ['openssl'], packages: ['openssl'] };

/** The workflow that publishes downloads the published ledger with it. */
export const CURL: Program = { name: 'curl', executables: ['curl'], packages: ['curl'] };

/** The workflow that publishes copies the site to its host with it. */
export const RSYNC: Program = { name: 'rsync', executables: ['rsync'], packages: ['rsync'] };

/** Debian's nginx module for files compressed with Brotli. */
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX: Program = {
  name: 'nginx',
  executables: ['nginx'],
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static', ...OPENSSL.packages],
  files: [NGINX_BROTLI],
};

/** WebKit's driver; the browser comes with it. */
export const WEBKIT: Program = {
  name: 'WebKitGTK',
  executables: ['WebKitWebDriver'],
  packages: ['webkit2gtk-driver'],
};

/** The virtual display that WebKitGTK needs. */
export const XVFB: Program = { name: 'Xvfb', executables: ['Xvfb'], packages: ['xvfb'] };

/** Folders of programs that are on the PATH of root only. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** @returns where the program is; undefined when it isn't installed */
export const programPath = ({ executables }: Program): string | undefined =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), ...SYSTEM_FOLDERS]
    .flatMap((folder) => executables.map((name) => path.join(folder, name)))
    .find(existsSync);

const isInstalled = (program: Program): boolean =>
  (program.executables.length === 0 || programPath(program) !== undefined) &&
  (program.files ?? []).every(existsSync);

const notInstalled = (programs: readonly Program[]) => programs.filter((program) => !isInstalled(program));

const APT_GET: Program = { name: 'apt-get', executables: ['apt-get'], packages: [] };

/**
 * Installs missing programs with apt.
 *
 * @returns a sentence for what is still missing: why, and what to do; undefined when nothing is
 */
export function installPrograms(programs: readonly Program[]): string | undefined {
  const wanted = notInstalled(programs);
  if (wanted.length === 0) return undefined;
  if (!isInstalled(APT_GET)) {
    return `Without ${listOf(wanted)}, some tests are skipped. Install what is missing with your system's package manager.`;
  }
  console.log(`Tests need ${listOf(wanted)}: installing with apt-get …`);
  // The result of the update isn't checked: when it fails, the package lists of before may suffice.
  aptGet('update', '-qq');
  const reason = aptGet('install', '-y', '-qq', '--no-install-recommends', ...packagesOf(wanted));
  const stillMissing = notInstalled(wanted);
  if (stillMissing.length === 0) return undefined;
  const command = `apt-get install ${packagesOf(stillMissing).join(' ')}`;
  return `${listOf(stillMissing)} could not be installed (${reason}): run \`${command}\` as root.`;
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
    if (error) return error.message;
    // apt's own DPkg::Lock::Timeout doesn't cover the lock of `update`.
    if (!stderr.includes('Could not get lock') || tries === TRIES) {
      return /^E: (.*)/m.exec(stderr)?.[1] ?? `apt-get ended with ${status}`;
    }
    if (tries === 1) console.log('Another program is installing packages: waiting for it …');
    spawnSync('sleep', [PAUSE], { env });
  }
}

const packagesOf = (programs: readonly Program[]) => [
  ...new Set(programs.flatMap(({ packages }) => packages)),
];

const listOf = (programs: readonly Program[]): string =>
  new Intl.ListFormat('en').format(programs.map(({ name }) => name));

/** A sentence for a skipped test: which program is missing, and what to do. */
export const missing = ({ name, packages }: Program): string =>
  `${name} is not installed: install it (on Debian: \`apt-get install ${packages.join(' ')}\`).`;
