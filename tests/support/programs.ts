import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What tests need apart from npm packages: a program, or a font. */
export interface Requirement {
  name: string;
  /** Possible names of its executable, if it is a program. */
  executables?: readonly string[];
  /** Its packages in Debian. */
  packages: readonly string[];
  /** Other files that it needs. */
  files?: readonly string[];
}

export const CHROMIUM: Requirement = {
  name: 'Chromium or Chrome',
  executables: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  packages: ['chromium', 'chromium-headless-shell'],
};

/**
 * Chromium without its window takes less processor time. It has no back/forward cache and requests no
 * favicon.
 */
export const HEADLESS_SHELL: Requirement = {
  ...CHROMIUM,
  executables: ['chromium-headless-shell', 'chrome-headless-shell'],
};

export const FIREFOX: Requirement = {
  name: 'Firefox',
  executables: ['firefox', 'firefox-esr'],
  packages: ['firefox-esr'],
};

/** The timestamp authority of the tests is made with it. */
export const OPENSSL: Requirement = { name: 'OpenSSL', executables: ['openssl'], packages: ['openssl'] };

/** The workflow `publish.yml` downloads the published ledger with it. */
export const CURL: Requirement = { name: 'curl', executables: ['curl'], packages: ['curl'] };

/** The workflow `publish.yml` copies the site to its host with it. */
export const RSYNC: Requirement = { name: 'rsync', executables: ['rsync'], packages: ['rsync'] };

/** Debian's nginx module for files compressed with Brotli. */
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX: Requirement = {
  name: 'nginx',
  executables: ['nginx'],
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static', ...OPENSSL.packages],
  files: [NGINX_BROTLI],
};

/** WebKit's driver; the browser comes with it. */
export const WEBKIT: Requirement = {
  name: 'WebKitGTK',
  executables: ['WebKitWebDriver'],
  packages: ['webkit2gtk-driver'],
};

/** The virtual display that WebKitGTK needs. */
export const XVFB: Requirement = { name: 'Xvfb', executables: ['Xvfb'], packages: ['xvfb'] };

/** Folders of programs that are on the PATH of root only. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** @returns where the program is; undefined when it isn't installed */
export const programPath = ({ executables = [] }: Requirement): string | undefined =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), ...SYSTEM_FOLDERS]
    .flatMap((folder) => executables.map((name) => path.join(folder, name)))
    .find(existsSync);

function isInstalled(requirement: Requirement): boolean {
  const { executables, files = [] } = requirement;
  const hasProgram = executables === undefined || programPath(requirement) !== undefined;
  return hasProgram && files.every(existsSync);
}

const notInstalled = (requirements: readonly Requirement[]) =>
  requirements.filter((requirement) => !isInstalled(requirement));

const APT_GET: Requirement = { name: 'apt-get', executables: ['apt-get'], packages: [] };

/**
 * Installs missing programs and fonts with apt.
 *
 * @returns a sentence for what is still missing: why, and what to do; undefined when nothing is
 */
export function installPrograms(requirements: readonly Requirement[]): string | undefined {
  const wanted = notInstalled(requirements);
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

const packagesOf = (requirements: readonly Requirement[]) => [
  ...new Set(requirements.flatMap(({ packages }) => packages)),
];

const listOf = (requirements: readonly Requirement[]): string =>
  new Intl.ListFormat('en').format(requirements.map(({ name }) => name));

/** A sentence for a skipped test: which program is missing, and what to do. */
export const missing = ({ name, packages }: Requirement): string =>
  `${name} is not installed: install it (on Debian: \`apt-get install ${packages.join(' ')}\`).`;
