import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { createSiteServer } from '../../plugins/publish/release/site-server';
import { lengthenPage } from './long-page';
import { median, slowPage, SLOWER, startBrowser } from './slow-browser';

const PAGE = 'legal/index.html';
const RESULT = 'test-results/bench-long.json';

/** What a reader does with a long document, one after the other. */
const STEPS: Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>> = {
  opens: async (page, origin) => {
    await page.goto(`${origin}/legal?tab=privacy`);
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
  },
  'switches tabs': (page) =>
    page.evaluate(() => document.querySelector<HTMLElement>('[role=tab][data-document=cookie]')?.click()),
  scrolls: (page) =>
    page.evaluate(async () => {
      for (let step = 0; step < 60; step++) {
        window.scrollBy({ top: 400, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    }),
  'jumps to the end': (page) =>
    page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })),
};

/** Terms, privacy, cookies, disclaimer. */
const DOCUMENTS = 4;

/**
 * The long tasks (over 50 ms, https://w3c.github.io/longtasks/) of a page of 30,000 words on a slow telephone. The
 * page is the built one with its own texts repeated: all that differs from a page built from such texts is the words.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      words: { type: 'string', default: '30000' },
      site: { type: 'string', default: 'dist' },
    },
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-long-'));
  cpSync(values.site, folder, { recursive: true });
  const file = path.join(folder, PAGE);
  writeFileSync(file, lengthenPage(readFileSync(file, 'utf8'), Number(values.words) / DOCUMENTS));
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await startBrowser();
  const found: Record<string, number[][]> = {};
  try {
    for (let run = 0; run < Number(values.runs); run++) await measure(browser, origin, found);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `${values.words} words in ${DOCUMENTS} documents, processor ${SLOWER} times slower, load average ${load}`,
  );
  for (const [step, runs] of Object.entries(found)) {
    const worst = runs.map((tasks) => Math.max(0, ...tasks));
    console.log(
      `  ${step}: ${median(runs.map(({ length }) => length))} long tasks, the longest ${median(worst)} ms [${Math.min(...worst)}–${Math.max(...worst)}]`,
    );
  }
  mkdirSync(path.dirname(RESULT), { recursive: true });
  writeFileSync(RESULT, JSON.stringify({ load, found }, null, 2));
}

async function measure(browser: Browser, origin: string, found: Record<string, number[][]>): Promise<void> {
  const page = await slowPage(browser, false);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask', buffered: true });
  });
  for (const [name, step] of Object.entries(STEPS)) {
    await step(page, origin);
    // What follows from it, and for the observer to be told.
    await page.waitForTimeout(1500);
    (found[name] ??= []).push(
      await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0)),
    );
  }
  await page.context().close();
}

void main();
