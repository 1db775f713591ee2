import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { FIREFOX, missing, programPath } from '../../tests/programs/programs';
import { launchFirefox } from '../engines/firefox';
import { states } from '../states';
import { policyViolations, provePolicy, watchPolicy } from './violations';

test.describe('in Firefox', () => {
  // One browser for all: it takes longer to start than they do.
  test.describe.configure({ mode: 'serial' });
  test.skip(!programPath(FIREFOX), missing(FIREFOX));

  let browser: Browser;
  let page: Page;

  test.beforeAll(async () => {
    browser = await launchFirefox();
    page = await browser.newPage();
    await page.setViewport({ width: 375, height: 900 });
    await page.evaluateOnNewDocument(watchPolicy);
  });
  test.afterAll(() => browser?.close());

  const open = async (address: string) => {
    await page.goto(address);
    await page.waitForSelector('body:not(:has([data-island]:not([data-ready])))');
  };

  for (const { name, address, reach, shows } of states()) {
    test(`nothing at ${address} is against the policy: ${name}`, async ({ baseURL }) => {
      await open(`${baseURL}${address}`);
      await reach?.(page);
      await page.waitForSelector(shows);
      expect(await page.evaluate(policyViolations)).toEqual([]);
    });
  }

  test('what is against the policy is noticed, and does not happen', async ({ baseURL }) => {
    await open(`${baseURL}/`);
    await provePolicy(page);
  });
});
