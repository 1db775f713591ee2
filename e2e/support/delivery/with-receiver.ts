import { test as base, expect } from '@playwright/test';
import type { DeliveryConfig } from '../../../src/shared/delivery-config';
import { plainDelivery } from '../../../src/waitlist/delivery/fixtures/plain-delivery';
import { ready } from '../page';
import { Receiver } from './receiver';
import { Site } from './site';

export { expect };

interface Fixtures {
  receiver: Receiver;
  /** Opens the home page with the form set to the receiver. */
  open: (settings?: Partial<DeliveryConfig>) => Promise<void>;
  /** What was logged to the console, also by the browser itself. */
  logged: string[];
}

/** The logged lines that report violations of the Content-Security-Policy. */
export const againstPolicy = (logged: readonly string[]): string[] =>
  logged.filter((line) => line.includes('Content Security Policy directive'));

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which other fixtures this one needs
  receiver: async ({}, use) => {
    const receiver = new Receiver();
    await use(receiver);
    receiver.stop();
  },
  open: async ({ page, receiver, logged }, use) => {
    const url = await receiver.start();
    let site: Site | undefined;
    await use(async (settings = {}) => {
      site = new Site(plainDelivery(url, settings));
      await page.goto(await site.start());
      await ready(page);
    });
    site?.stop();
    expect(againstPolicy(logged)).toEqual([]);
  },
  logged: async ({ page }, use) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => logged.push(error.message));
    await use(logged);
  },
});
