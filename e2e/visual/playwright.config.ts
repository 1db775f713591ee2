import path from 'node:path';
import { defineConfig } from '@playwright/test';
import all from '../playwright.config';

/** How much a picture may differ from the accepted one: what the drawing of letters varies by, and no more. */
export default defineConfig({
  ...all,
  testDir: '.',
  testIgnore: [],
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/visual',
  projects: [{ name: 'pictures' }],
  reporter: [['list'], ['json', { outputFile: '../../test-results/visual.json' }]],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      // A pixel differs when its colour is off by more than a tenth of black to white as the eye sees it.
      threshold: 0.1,
      maxDiffPixels: 100,
      animations: 'disabled',
      scale: 'device',
    },
  },
  use: {
    ...all.use,
    // Half the size is enough to see what moved, and a quarter of the bytes to keep.
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...all.use?.launchOptions,
      args: [...(all.use?.launchOptions?.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  ...(all.webServer && { webServer: { ...all.webServer, cwd: path.resolve(__dirname, '../..') } }),
});
