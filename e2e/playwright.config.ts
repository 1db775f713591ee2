import { defineConfig } from '@playwright/test';
import { browserPath } from '../src/commands/browser';

const executablePath = browserPath();
/** `PORT` lets two checkouts run their tests at the same time. */
const PORT = process.env['PORT'] ?? '9001';

const BUILDS = ['develop.spec.ts', 'failed-build.spec.ts', 'new-release.spec.ts'];

export default defineConfig({
  testDir: '.',
  // Pictures are compared by a command of their own: npm run test:visual.
  testIgnore: 'visual/**',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  projects: [
    { name: 'pages', testIgnore: [...BUILDS, 'visual/**'] },
    // Each of these runs Gatsby: one at a time, when the pages are done.
    { name: 'builds', testMatch: BUILDS, workers: 1, dependencies: ['pages'] },
  ],
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox does not work for root, which is who runs in containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'npm run serve',
    cwd: '..',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
