import type { Page } from '@playwright/test';
import { answersPage, heldBack, storesAndResets, takes } from '../support/delivery/receiver';
import { expect, test } from '../support/delivery/with-receiver';
import { button, emailField, FAILED, fill, JOINED, SIGN_UP, status, toast } from '../support/form';
import { holdBack, ready } from '../support/page';

test('five submits at once send one request', async ({ page, receiver, open }) => {
  const { behavior, release } = heldBack(takes);
  receiver.behaviors = [behavior];
  await open();
  await fill(page);
  await page.evaluate(() => {
    for (let time = 0; time < 5; time += 1) document.querySelector('form')?.requestSubmit();
  });
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveText('Processing...');
  release();
  await expect(status(page)).toHaveText(JOINED);
  expect(receiver.requests).toHaveLength(1);
});

test('where nothing prevents duplicates, the page sends once, even if the connection is cut', async ({
  page,
  receiver,
  open,
}) => {
  receiver.behaviors = [storesAndResets];
  await open();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await fill(page);
  await button(page).click();
  await expect(status(page)).toHaveText(FAILED);
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
  // The browser itself may repeat the request, because it reuses the connection on which it has asked for
  // permission (CORS).
  expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1);
});

test('the sign-up of a visitor who leaves right after submitting is received', async ({
  page,
  receiver,
  open,
}) => {
  receiver.behaviors = [takes];
  // The browser asks for permission first (CORS), and has left the page by the time it gets it.
  receiver.permissionDelay = 1000;
  await open();
  // A toast shows that the form has loaded its chunk, which also has the code that sends.
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  await fill(page);
  await page.evaluate(() => {
    document.querySelector('form')?.requestSubmit();
    window.location.href = '/legal';
  });
  await page.waitForURL('**/legal*');
  await expect.poll(() => receiver.stored.length).toBe(1);
  expect(JSON.parse(receiver.stored[0]?.body ?? '')).toEqual(SIGN_UP);
});

/** Leaves the page as a visitor does, expects that the browser asks, and stays. */
async function stayWhenAsked(page: Page): Promise<void> {
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

test('the browser asks before the visitor leaves while the code that sends is on its way', async ({
  page,
  receiver,
  open,
}) => {
  receiver.behaviors = [takes];
  const arrive = await holdBack(page, '**/form-*.js');
  await open();
  await fill(page);
  await button(page).click();
  await stayWhenAsked(page);
  arrive();
  await expect(status(page)).toHaveText(JOINED);
  expect(receiver.stored).toHaveLength(1);
});

test('the browser asks before the visitor leaves while Ghost’s token is on its way', async ({
  page,
  receiver,
  open,
}) => {
  const { behavior, release } = heldBack((response) => response.writeHead(200).end('token'));
  receiver.behaviors = [behavior, takes];
  await open({ preset: 'ghost' });
  await fill(page);
  await button(page).click();
  await expect.poll(() => receiver.requests.length).toBe(1);
  await stayWhenAsked(page);
  release();
  await expect(status(page)).toHaveText(JOINED);
  expect(receiver.stored).toHaveLength(1);
});

test('the browser does not ask after a sign-up', async ({ page, receiver, open }) => {
  receiver.behaviors = [takes];
  let isAsked = false;
  page.on('dialog', (dialog) => {
    isAsked = true;
    void dialog.accept();
  });
  await open();
  await fill(page);
  await button(page).click();
  await expect(status(page)).toHaveText(JOINED);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(isAsked).toBe(false);
});

test('a sign-up carries no cookie of the receiver', async ({ page, context, receiver, open }) => {
  receiver.behaviors = [takes];
  await context.addCookies([{ name: 'who', value: 'ada', domain: '127.0.0.1', path: '/' }]);
  await open();
  await fill(page);
  await emailField(page).press('Enter');
  await expect(status(page)).toHaveText(JOINED);
  expect(receiver.requests.map(({ cookie }) => cookie)).toEqual([undefined]);
});

test('after a failure nothing is sent until the visitor asks for it', async ({ page, receiver, open }) => {
  receiver.behaviors = [answersPage, takes];
  await page.clock.install();
  await open();
  await fill(page);
  await button(page).click();
  await expect(status(page)).toHaveText(FAILED);
  await page.reload();
  await ready(page);
  await page.clock.runFor(60_000);
  await fill(page);
  await button(page).click();
  await expect(status(page)).toHaveText(JOINED);
  expect(receiver.requests).toHaveLength(2);
});
