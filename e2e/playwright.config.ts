import { defineConfig } from '@playwright/test';
import { fontEnvironment, PINNED_FONT } from '../tests/support/fonts';
import { chromiumOptions, launchOptions } from '../tests/support/launch-options';
import { LOCALE, SITE, TIME_ZONE } from './support/test-site';

/** `PORT` lets two checkouts run their tests at the same time. */
const PORT = process.env['PORT'] ?? '9001';

const SERVE = 'exec tsx e2e/support/serve-test-site.ts';
/** `npm test` sets SITE_FOLDER, and has then built the site already. */
const isBuilt = process.env['SITE_FOLDER'] === SITE;

// Each browser inherits the variables of this process, so pages have the same sizes on every machine.
Object.assign(process.env, fontEnvironment(PINNED_FONT));

const GATSBY_TESTS = ['builds.spec.ts', 'develop.spec.ts', 'serve.spec.ts'];
const PICTURE_TESTS = 'visual/*.spec.ts';
/** `npm run test:ghost` runs these, with another configuration. */
const GHOST_TESTS = 'ghost/*.spec.ts';

const SECOND = 1000;

/**
 * How long one step may take before its test fails. The slowest step of a page that works, the form
 * with its second of sending, takes 1.3 s on two idle cores. So a machine that is ten times slower
 * passes, and a failure is told in seconds. A page of `gatsby develop` waits for a new bundle
 * instead, which takes 3 s on a machine that does nothing else.
 */
const PAGE_LIMITS = { action: 10 * SECOND, navigation: 30 * SECOND, expect: 15 * SECOND };
const DEVELOP_LIMITS = { action: 60 * SECOND, navigation: 60 * SECOND, expect: 60 * SECOND };

export default defineConfig({
  testDir: '.',
  // Files that end with .test.ts are tests of Jest.
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // Two cores are enough for four workers, because pages mostly wait for timers and animations.
  workers: 4,
  forbidOnly: true,
  // A whole test has many steps, each with its own limit: this one is for tests that hang.
  timeout: 180 * SECOND,
  expect: { timeout: PAGE_LIMITS.expect },
  projects: [
    // The tests with Gatsby come first, since they take longest.
    {
      name: 'gatsby',
      testMatch: GATSBY_TESTS,
      // `npm test` runs the others at the same time, and each run empties its folder at the start.
      outputDir: '../test-results/gatsby',
      expect: { timeout: DEVELOP_LIMITS.expect },
      use: { actionTimeout: DEVELOP_LIMITS.action, navigationTimeout: DEVELOP_LIMITS.navigation },
    },
    { name: 'pages', testIgnore: [...GATSBY_TESTS, PICTURE_TESTS, GHOST_TESTS] },
    {
      name: 'pictures',
      testMatch: PICTURE_TESTS,
      snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
      expect: {
        timeout: PAGE_LIMITS.expect,
        toHaveScreenshot: {
          // A pixel counts as different when its color is off by a tenth of the way from black to
          // white, as the eye sees it.
          threshold: 0.1,
          // The same letters differ by fewer pixels from one run to the next.
          maxDiffPixels: 100,
          animations: 'disabled',
          scale: 'device',
        },
      },
      use: {
        // A picture of half the size shows what moved, in a quarter of the bytes.
        deviceScaleFactor: 0.5,
        contextOptions: { reducedMotion: 'reduce' },
        // The headless shell, which the other tests use, draws letters a little differently.
        launchOptions: {
          ...chromiumOptions,
          args: [...chromiumOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
        },
      },
    },
  ],
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: LOCALE,
    timezoneId: TIME_ZONE,
    launchOptions,
    actionTimeout: PAGE_LIMITS.action,
    navigationTimeout: PAGE_LIMITS.navigation,
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: isBuilt ? SERVE : `tsx e2e/support/build-test-site.ts && ${SERVE}`,
    cwd: '..',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    // The command may build the site first.
    timeout: 600 * SECOND,
    reuseExistingServer: false,
  },
});
