import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { compress } from '../../plugins/publish/release/compress';
import { createSiteServer, siteListener } from '../../plugins/publish/release/site-server';
import { EARLY_ACTIONS, type EarlyAction } from './early-actions';
import { probeEarlyAction, probeReady, readEarlyTimes, readReady, type EarlyTimes } from './probes';
import { median, slowPage, startBrowser } from './slow-browser';

/** Time for what must not happen twice to happen twice, in milliseconds. */
const AFTERWARDS = 2000;
const RESULT = 'test-results/bench-early.json';

/** As this very code is compiled, functions that are handed to the page call for a helper of esbuild's. */
const inPage = 'globalThis.__name ??= (value) => value;';

/**
 * How long it takes on a slow telephone from what a visitor does at the first paint to its effect, and
 * until everything answers; beside it other built sites, in turns, so that the machine's other work
 * hits all alike: `npm run bench:early -- --runs 5 --site before=/tmp/before --site next=/some/out`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      site: { type: 'string', multiple: true, default: [] },
    },
  });
  const sites = [['ours', 'dist'], ...values.site.map((site) => site.split('='))] as [string, string][];
  const before = os.loadavg()[0] ?? 0;
  const browser = await startBrowser();
  const served = await Promise.all(sites.map(async ([name, folder]) => [name, await serve(folder)] as const));
  const results: Record<string, { ready: number[]; actions: Record<string, EarlyTimes[]> }> = {};
  try {
    for (let run = 0; run < Number(values.runs); run++) {
      for (const [name, { origin, isOurs }] of served) {
        const result = (results[name] ??= { ready: [], actions: {} });
        result.ready.push(await measureReady(browser, origin));
        for (const action of isOurs ? EARLY_ACTIONS : []) {
          (result.actions[action.name] ??= []).push(await measureAction(browser, origin, action));
        }
      }
    }
  } finally {
    await browser.close();
    for (const [, { close }] of served) close();
  }
  const load = `load average ${before.toFixed(1)} to ${(os.loadavg()[0] ?? 0).toFixed(1)}`;
  for (const [name, { ready, actions }] of Object.entries(results)) {
    console.log(`\n${name}: everything answers after ${ms(median(ready))} [${range(ready)}]`);
    for (const [action, times] of Object.entries(actions)) console.log(`  ${action}: ${describe(times)}`);
  }
  console.log(`\n${values.runs} runs, ${load}`);
  mkdirSync(path.dirname(RESULT), { recursive: true });
  writeFileSync(RESULT, JSON.stringify({ load, results }, null, 2));
}

async function measureReady(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser, true);
  await page.addInitScript(`${inPage}(${probeReady.toString()})()`);
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.waitForFunction(readReady, null, { polling: 200 });
  const ready = await page.evaluate(readReady);
  await page.context().close();
  return ready ?? Number.NaN;
}

async function measureAction(browser: Browser, origin: string, action: EarlyAction): Promise<EarlyTimes> {
  const page = await slowPage(browser, true);
  await page.addInitScript(`${inPage}(${probeEarlyAction.toString()})(${JSON.stringify(action)})`);
  await page.goto(`${origin}${action.path}`, { waitUntil: 'commit' });
  await page.waitForSelector('[data-island]:not([data-ready])', { state: 'attached' }).catch(() => undefined);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'), null, {
    polling: 200,
  });
  await page.waitForTimeout(AFTERWARDS);
  const times = await page.evaluate(readEarlyTimes);
  await page.context().close();
  return times;
}

function describe(times: EarlyTimes[]): string {
  const effects = times.map(({ clicked = NaN, effects: [effect = NaN] }) => effect - clicked);
  const shown = times.map(({ clicked = NaN, shown = NaN }) => shown - clicked);
  const once = times.filter((time) => time.effects.length === 1).length;
  return `effect ${ms(median(effects))} [${range(effects)}] after the click, once in ${once} of ${times.length}; to be seen after ${ms(median(shown))}`;
}

const ms = (time: number) => `${Math.round(time)} ms`;

const range = (times: number[]) => `${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))}`;

/** Serves a built site as `npm start` does; one that was not built for it is compressed first, in a copy. */
async function serve(folder: string): Promise<{ origin: string; isOurs: boolean; close: () => void }> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'bench-early-'));
  cpSync(folder, copy, { recursive: true });
  await compress(copy);
  const isOurs = existsSync(path.join(copy, 'build-info.json'));
  const server = isOurs
    ? createSiteServer(copy)
    : createServer(siteListener(copy, { headers: {}, redirects: [], hashedFiles: [] }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    isOurs,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(copy, { recursive: true });
    },
  };
}

void main();
