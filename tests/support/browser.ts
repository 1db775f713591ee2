import { spawnSync } from 'node:child_process';
import { FONTS } from './fonts';
import {
  CHROMIUM,
  CURL,
  FIREFOX,
  HEADLESS_SHELL,
  installPrograms,
  missing,
  NGINX,
  OPENSSL,
  type Requirement,
  programPath,
  RSYNC,
  WEBKIT,
  XVFB,
} from './programs';

// Chromium's sandbox doesn't work for root, the usual user in a container.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Without an installed Chromium or Chrome, Playwright starts its own. */
export const chromiumOptions = startOf(CHROMIUM);

/**
 * How Playwright starts the browser for tests that need no window: as the headless shell, where that is
 * installed.
 */
export const launchOptions = programPath(HEADLESS_SHELL) ? startOf(HEADLESS_SHELL) : chromiumOptions;

function startOf(program: Requirement) {
  const executablePath = programPath(program);
  return { ...(executablePath && { executablePath }), args };
}

/**
 * Installs the programs and fonts that tests need, and names the ones that it can't install: their tests are
 * skipped. If Chromium is still missing, Playwright downloads its own.
 *
 * @throws Error when there is no Chromium; its message says what to install
 */
export function ensurePrograms(): void {
  const warning = installPrograms([CHROMIUM, FIREFOX, WEBKIT, XVFB, NGINX, OPENSSL, CURL, RSYNC, ...FONTS]);
  if (warning) console.warn(warning);
  if (programPath(CHROMIUM)) return;
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(missing(CHROMIUM));
}
