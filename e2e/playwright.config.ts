import { defineConfig } from '@playwright/test';
import { chromiumOptions, launchOptions } from '../tests/programs/browser';
import { fontEnvironment, PINNED_FONT } from './fonts';
import { LOCALE, SITE, TIME_ZONE } from './test-site';

/** `PORT` lets two checkouts run their tests at the same time. */
const PORT = process.env['PORT'] ?? '9001';

const SERVE = 'exec tsx e2e/serve-test-site.ts';
/** `npm test` has built it, and looks at it here. */
const isBuilt = process.env['SITE_FOLDER'] === SITE;

// Every browser inherits it: pages have the same sizes on any machine.
Object.assign(process.env, fontEnvironment(PINNED_FONT));

const GATSBY = ['builds.spec.ts', 'develop.spec.ts', 'editor.spec.ts', 'serve.spec.ts'];
const PICTURES = 'visual/*.spec.ts';
/** Its own configuration: `npm run test:ghost`. */
const GHOST = 'ghost/*.spec.ts';

export default defineConfig({
  testDir: '.',
  // Jest runs those that end with .test.ts.
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // More than there are cores: pages mostly wait for timers and animations.
  workers: 3,
  forbidOnly: true,
  // Limits for a hang only: a busy machine may be ten times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    // First, since these take longest.
    { name: 'gatsby', testMatch: GATSBY },
    { name: 'pages', testIgnore: [...GATSBY, PICTURES, GHOST] },
    {
      name: 'pictures',
      testMatch: PICTURES,
      snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
      expect: {
        timeout: 30_000,
        toHaveScreenshot: {
          // A pixel differs when its colour is off by more than a tenth of black to white as the eye sees it.
          threshold: 0.1,
          // What the drawing of letters varies by, and no more.
          maxDiffPixels: 100,
          animations: 'disabled',
          scale: 'device',
        },
      },
      use: {
        // Half the size is enough to see what moved, and a quarter of the bytes to keep.
        deviceScaleFactor: 0.5,
        contextOptions: { reducedMotion: 'reduce' },
        // The headless shell draws letters a little differently.
        launchOptions: {
          ...chromiumOptions,
          args: [...chromiumOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
        },
      },
    },
  ],
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: LOCALE,
    timezoneId: TIME_ZONE,
    launchOptions,
  },
  webServer: {
    command: isBuilt ? SERVE : `tsx e2e/build-test-site.ts && ${SERVE}`,
    cwd: '..',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    // It may build the site first.
    timeout: 600_000,
    reuseExistingServer: false,
  },
});
