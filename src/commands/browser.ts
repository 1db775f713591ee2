import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The Chromium or Chrome that is installed, for the browser tests; `CHROME_PATH` names another.
 *
 * @returns undefined when there is none, and Playwright's own is to be used
 */
export function browserPath(): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), MAC];
  return candidates.find((candidate) => existsSync(candidate));
}

/**
 * Sees to it that there is a browser: an installed one, else Playwright's download, else the
 * system's package.
 *
 * @throws Error that says what to install when none can be had
 */
export function ensureBrowser(): void {
  if (browserPath()) return;
  console.log('No Chromium or Chrome was found: installing one …');
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
  if (run('npx', ['playwright', 'install', 'chromium'])) return;
  if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) return;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed: install one and run the tests again, or set CHROME_PATH to where it is.',
  );
}
