import { spawnSync } from 'node:child_process';
import {
  CHROMIUM,
  FIREFOX,
  installProgram,
  JAVA,
  missing,
  NGINX,
  programPath,
  WEBKIT,
  XVFB,
} from './programs';

/**
 * The Chromium or Chrome that is installed, for the browser tests; `CHROME_PATH` names another.
 *
 * @returns undefined when there is none, and Playwright's own is to be used
 */
export const browserPath = (): string | undefined => programPath(CHROMIUM);

/**
 * Sees to it that there is a browser: an installed one, else Playwright's download, else the
 * system's package.
 *
 * @throws Error that says what to install when none can be had
 */
export function ensureBrowser(): void {
  if (browserPath()) return;
  console.log('No Chromium or Chrome was found: installing one …');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0 && !installProgram(CHROMIUM)) throw new Error(missing(CHROMIUM));
}

/** Installs what only some tests need; where it cannot be had, they are skipped and say so. */
export function ensureOtherPrograms(): void {
  for (const program of [FIREFOX, WEBKIT, XVFB, NGINX, JAVA]) {
    if (!installProgram(program)) console.warn(missing(program));
  }
}
