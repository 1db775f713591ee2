import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { readDeliveryConfig } from '../../config/environment/read-delivery-config';
import { probe } from '../../scripts/probe-waitlist';
import { MESSAGES } from '../../src/waitlist/form/messages';
import { button, emailField, fill, nameField, joinedGroup, status } from '../support/form';
import { Ghost, type Member } from '../support/ghost/ghost';
import { ready } from '../support/page';
import { ProjectCopy } from '../support/project-copy';
import { createSiteServer } from '../support/site-server';

const settings: Record<string, string> = { GATSBY_WAITLIST_PRESET: 'ghost' };
let ghost: Ghost;
let copy: ProjectCopy;
let server: Server;
let site: string;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  ghost = new Ghost();
  copy = new ProjectCopy();
  // Without the last slash, Ghost redirects.
  settings['GATSBY_WAITLIST_URL'] = `${await ghost.start()}/members/api/send-magic-link`;
  expect(await copy.build(settings), copy.output).toBe(0);
  server = createSiteServer(path.join(copy.folder, 'public')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.beforeEach(async ({ page }) => {
  await page.goto(site);
  await ready(page);
});
test.afterAll(async () => {
  server.close();
  copy.remove();
  await ghost.remove();
});

/** Submits what is in the form, and expects that it is thanked or failed, which keeps the entries. */
async function submit(page: Page, entries: Member, message: string): Promise<void> {
  await button(page).click();
  await expect(status(page)).toHaveText(message);
  await expect(nameField(page)).toHaveValue(message === MESSAGES.joined ? '' : entries.name);
  await expect(emailField(page)).toHaveValue(message === MESSAGES.joined ? '' : entries.email);
}

/** Opens the links in all mails to an address, as the visitor does, and expects that Ghost accepts one. */
async function confirm(email: string): Promise<void> {
  let locations = '';
  for (const link of ghost.linksTo(email)) {
    // The page that it redirects to would load scripts from elsewhere.
    const { headers } = await fetch(link, { redirect: 'manual' });
    locations += headers.get('Location') ?? '';
  }
  expect(locations).toContain('success=true');
}

const membersOf = (address: string) => ghost.members().filter(({ email }) => email === address);

test('a name arrives unchanged once the address is confirmed, and a second sign-up changes nothing', async ({
  page,
}) => {
  const entries = { name: '👩‍👩‍👧 Zoe\u0308 עדה <b onclick="alert(1)">Ada</b> & Co', email: 'ada@example.com' };
  await fill(page, entries);
  await submit(page, entries, MESSAGES.joined);
  await expect(joinedGroup(page)).toContainText(`We’re sending an email to ${entries.email}.`);
  await expect(joinedGroup(page)).toContainText('confirm your address');
  expect(membersOf(entries.email)).toEqual([]);
  await confirm(entries.email);
  expect(membersOf(entries.email)).toEqual([entries]);

  await page.getByRole('button', { name: 'Use a different address' }).click();
  await fill(page, { ...entries, name: 'Another name' });
  await submit(page, entries, MESSAGES.joined);
  expect(ghost.linksTo(entries.email)).toHaveLength(2);
  await confirm(entries.email);
  expect(membersOf(entries.email)).toEqual([entries]);
});

test('an address that Ghost refuses fails, and can be corrected', async ({ page }) => {
  const entries = { name: 'Ada', email: 'two..dots@example.com' };
  await fill(page, entries);
  await submit(page, entries, MESSAGES.failed);
  await emailField(page).fill('corrected@example.com');
  await submit(page, { ...entries, email: 'corrected@example.com' }, MESSAGES.joined);
  expect(ghost.linksTo(entries.email)).toEqual([]);
});

test('when Ghost crashes before it answers, the visitor reads that it failed, and the next submit arrives', async ({
  page,
}) => {
  const entries = { name: 'Ada', email: 'crash@example.com' };
  await page.route('**/send-magic-link/', async (route) => {
    await route.fetch();
    await ghost.kill();
    await route.abort('connectionreset');
  });
  await fill(page, entries);
  await submit(page, entries, MESSAGES.failed);
  await page.unrouteAll();
  await ghost.start();
  await submit(page, entries, MESSAGES.joined);
  await confirm(entries.email);
  expect(membersOf(entries.email)).toEqual([entries]);
});

test('the operator’s probe is acknowledged, and confirmed by its link', async () => {
  const delivery = readDeliveryConfig(settings);
  expect(delivery && (await probe(delivery, site, 'hello@example.com'))).toContain(
    'acknowledged the test sign-up',
  );
  const entries = { name: 'Waitlist probe', email: 'hello+waitlist-probe@example.com' };
  await confirm(entries.email);
  expect(membersOf(entries.email)).toEqual([entries]);
});
