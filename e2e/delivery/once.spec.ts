import { button, emailField, FAILED, fill, JOINED, SIGNUP, status } from '../form';
import { ready } from '../page';
import { answersPage, takes, takesSlowly } from './receiver';
import { expect, test } from './with-receiver';

test('five submits in one tick send one', async ({ page, receiver, open }) => {
  receiver.behaviours = [takesSlowly];
  await open();
  await fill(page);
  await page.evaluate(() => {
    for (let time = 0; time < 5; time += 1) document.querySelector('form')?.requestSubmit();
  });
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveText('Processing...');
  await expect(status(page)).toHaveText(JOINED);
  expect(receiver.requests).toHaveLength(1);
});

test('a visitor who leaves right after submitting is received', async ({ page, receiver, open }) => {
  receiver.behaviours = [takesSlowly];
  await open();
  await fill(page);
  await page.evaluate(() => {
    document.querySelector('form')?.requestSubmit();
    window.location.href = '/legal';
  });
  await page.waitForURL('**/legal*');
  await expect.poll(() => receiver.stored.length).toBe(1);
  expect(JSON.parse(receiver.stored[0]?.body ?? '')).toEqual(SIGNUP);
});

test('no cookie of the receiver goes along', async ({ page, context, receiver, open }) => {
  receiver.behaviours = [takes()];
  await context.addCookies([{ name: 'who', value: 'ada', domain: '127.0.0.1', path: '/' }]);
  await open();
  await fill(page);
  await emailField(page).press('Enter');
  await expect(status(page)).toHaveText(JOINED);
  expect(receiver.requests.map(({ cookie }) => cookie)).toEqual([undefined]);
});

test('after a failure nothing is sent until the visitor asks for it', async ({ page, receiver, open }) => {
  receiver.behaviours = [answersPage, takes()];
  await page.clock.install();
  await open();
  await fill(page);
  await button(page).click();
  await expect(status(page)).toHaveText(FAILED);
  await page.reload();
  await ready(page);
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(receiver.requests).toHaveLength(1);
});
