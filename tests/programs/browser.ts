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

const executablePath = programPath(CHROMIUM);

/** How to start the installed Chromium or Chrome with Playwright, or else Playwright's own. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  // Chromium's sandbox does not work for root, which is who runs in containers.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};

/**
 * Installs the programs that tests need, and names those that it cannot install: their tests are skipped.
 * Chromium is then downloaded by Playwright.
 *
 * @throws Error when there is no Chromium; its message says what to install
 */
export function ensurePrograms(): void {
  const result = installPrograms([CHROMIUM, FIREFOX, WEBKIT, XVFB, NGINX, JAVA]);
  if (result.missing.length > 0) console.warn(notInstalled(result.missing, result.reason));
  if (programPath(CHROMIUM)) return;
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(missing(CHROMIUM));
}
