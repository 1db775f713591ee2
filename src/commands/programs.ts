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

/**
 * Installs the program from the system's packages where it is missing and there is apt.
 *
 * @returns whether it is there now, with all its files
 */
export function installProgram(program: Program): boolean {
  const isThere = () =>
    programPath(program) !== undefined && (program.files ?? []).every((file) => existsSync(file));
  if (isThere()) return true;
  console.log(`${program.name} was not found: installing it …`);
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  return (
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...program.packages) &&
    isThere()
  );
}

/** Why a test that needs the program is skipped. */
export const missing = ({ name, variable, packages }: Program): string =>
  `${name} is not installed: install it (on Debian: apt-get install ${packages.join(' ')}), or set ${variable} to where it is.`;
