import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: './delivery', outputDir: '/tmp/pw-deliver-out', fullyParallel: true, workers: 2, timeout: 60000, reporter: [['list']],
  use: { launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } } });
