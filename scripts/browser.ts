import { spawnSync } from 'node:child_process';
import {
  CHROMIUM,
  FIREFOX,
  installPrograms,
  JAVA,
  missing,
  NGINX,
  notInstalled,
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
 * Installs the programs that tests need. Those that cannot be had are named, and their tests are skipped;
 * Chromium is then downloaded by Playwright.
 *
 * @throws Error that says what to install when no Chromium can be had
 */
export function ensurePrograms(): void {
  const result = installPrograms([CHROMIUM, FIREFOX, WEBKIT, XVFB, NGINX, JAVA]);
  if (result.missing.length > 0) console.warn(notInstalled(result.missing, result.reason));
  if (!browserPath() && !downloadChromium()) throw new Error(missing(CHROMIUM));
}

const downloadChromium = (): boolean =>
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0;
