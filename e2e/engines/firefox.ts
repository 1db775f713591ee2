import puppeteer, { type Browser } from 'puppeteer-core';
import { FIREFOX, missing, programPath } from '../../tests/programs/programs';
import { LOCALE, TIME_ZONE } from '../test-site';

/**
 * Starts the installed Firefox without a window, driven by WebDriver BiDi (Playwright drives only a build of its
 * own); the caller closes it.
 *
 * @throws Error when none is installed
 */
export function launchFirefox(): Promise<Browser> {
  const executablePath = programPath(FIREFOX);
  if (!executablePath) throw new Error(missing(FIREFOX));
  return puppeteer.launch({
    browser: 'firefox',
    // A busy machine starts Firefox slowly; the test's own timeout ends one that hangs.
    timeout: 0,
    executablePath,
    headless: true,
    env: { ...process.env, TZ: TIME_ZONE },
    extraPrefsFirefox: { 'intl.accept_languages': LOCALE, 'intl.locale.requested': LOCALE },
  });
}
