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
 * The installed Chromium or Chrome; `CHROME_PATH` names another.
 *
 * @returns undefined when there is none: Playwright then uses its own
 */
export const browserPath = (): string | undefined => programPath(CHROMIUM);

const executablePath = browserPath();

/** How to start Chromium with Playwright. */
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
  if (!browserPath() && !downloadChromium()) throw new Error(missing(CHROMIUM));
}

const downloadChromium = (): boolean =>
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0;
