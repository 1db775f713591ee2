import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tests/support/launch-options';
import { LOCALE, TIME_ZONE } from '../support/test-site';

/** `npm run test:ghost`: the waitlist with a real newsletter server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/ghost',
  globalSetup: '../support/ghost/install-ghost.ts',
  // All tests share one Ghost.
  workers: 1,
  forbidOnly: true,
  // These limits are for tests that hang: a busy machine may be ten times slower.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { locale: LOCALE, timezoneId: TIME_ZONE, launchOptions },
});
