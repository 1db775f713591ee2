import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { createSiteServer } from '../../plugins/publish/release/site-server';
import { MESSAGES } from '../../src/waitlist/messages';
import { button, emailField, fill, nameField, status } from '../delivery/form';
import { ready } from '../page';
import { ProjectCopy } from '../project-copy';
import { Ghost, type Member } from './ghost';
import { Proxy } from './proxy';

export { expect, type Page };

interface Newsletter {
  ghost: Ghost;
  proxy: Proxy;
  /** The address of the site, built for this Ghost. */
  site: string;
  /** The variables that it was built with. */
  settings: Record<string, string>;
  /** How often a form was submitted, and the addresses of those who were thanked, over all tests. */
  counts: { sent: number; thanked: Set<string> };
}

/** A Ghost with a proxy before it, and the site that is built for it; the table of counts comes at the end. */
export const test = base.extend<{ page: Page }, { newsletter: Newsletter }>({
  newsletter: [
    // Playwright reads what a fixture needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const proxy: Proxy = new Proxy(() => ghost);
      const url = await proxy.start();
      const ghost = new Ghost(url);
      const copy = new ProjectCopy();
      const receiver = `${url}/members/api/send-magic-link/`;
      const settings = { GATSBY_WAITLIST_PRESET: 'ghost', GATSBY_WAITLIST_URL: receiver };
      const [exitCode] = await Promise.all([copy.build(settings), ghost.start()]);
      if (exitCode !== 0) throw new Error(`The site could not be built:\n${copy.output}`);
      const server = createSiteServer(path.join(copy.folder, 'dist')).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const counts = { sent: 0, thanked: new Set<string>() };

      await use({ ghost, proxy, site, settings, counts });

      const table = tableOf(counts, ghost.members());
      console.table(table);
      server.close();
      server.closeAllConnections();
      proxy.stop();
      copy.remove();
      await ghost.remove();
      expect(table).toMatchObject({ lost: 0, double: 0 });
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  page: async ({ page, newsletter }, use) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url());
    });
    await page.goto(newsletter.site);
    await ready(page);
    await use(page);
    expect(elsewhere).toEqual([]);
  },
});

/**
 * Submits what is in the form, and waits for the message.
 *
 * @returns whether the visitor was thanked; otherwise it was said that it failed, and the entries are still there
 */
export async function submit(page: Page, { counts }: Newsletter, entries: Member): Promise<boolean> {
  counts.sent += 1;
  await button(page).click();
  const message = new RegExp(`${MESSAGES.joined}|${MESSAGES.failed}`);
  await expect(status(page)).toHaveText(message);
  const isThanked = (await status(page).textContent()) === MESSAGES.joined;
  if (isThanked) counts.thanked.add(entries.email);
  await expect(nameField(page)).toHaveValue(isThanked ? '' : entries.name);
  await expect(emailField(page)).toHaveValue(isThanked ? '' : entries.email);
  return isThanked;
}

/** Fills and submits the form of a page that is just opened. */
export async function signUp(page: Page, newsletter: Newsletter, entries: Member): Promise<boolean> {
  await fill(page, entries);
  return submit(page, newsletter, entries);
}

/** Opens the links in all mails to an address, as the visitor does, and returns whether each was accepted. */
export async function confirm({ ghost }: Newsletter, email: string): Promise<boolean[]> {
  const accepted: boolean[] = [];
  for (const link of ghost.linksTo(email)) {
    // The page behind it would load scripts from elsewhere.
    const { headers } = await fetch(link, { redirect: 'manual' });
    accepted.push(new URL(headers.get('Location') ?? '', link).searchParams.get('success') === 'true');
  }
  return accepted;
}

/** Expects that a visitor who was thanked is a member, once, under the name that was typed. */
export const expectReceived = ({ ghost }: Newsletter, entries: Member): void =>
  expect(ghost.members().filter(({ email }) => email === entries.email)).toEqual([entries]);

/** What has become of all who were thanked, after the last test. */
function tableOf({ sent, thanked }: Newsletter['counts'], members: Member[]) {
  const times = [...thanked].map((address) => members.filter(({ email }) => email === address).length);
  return {
    sent,
    thanked: thanked.size,
    received: times.filter((count) => count > 0).length,
    lost: times.filter((count) => count === 0).length,
    double: times.filter((count) => count > 1).length,
  };
}
