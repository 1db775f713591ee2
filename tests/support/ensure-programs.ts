import { spawnSync } from 'node:child_process';
import { FONTS } from './fonts';
import {
  CHROMIUM,
  CURL,
  FIREFOX,
  installPrograms,
  missing,
  NGINX,
  OPENSSL,
  programPath,
  RSYNC,
  WEBKIT,
  XVFB,
} from './programs';

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
