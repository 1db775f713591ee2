import type { Route } from '@playwright/test';
import { ISLANDS } from '../plugins/islands';
import { answer, openQuestions, question, visibleAnswers } from './faq';
import { button, fill, JOINED, nameField, next, status, toast } from './form';
import {
  expect,
  holdBack,
  open,
  openBeforeScript,
  ready,
  stopTimers,
  test,
  testWithErrors,
  type Page,
} from './page';

const SCRIPT_FAILURES: [what: string, fail: (route: Route) => Promise<void>][] = [
  ['is blocked', (route) => route.abort()],
  ['does not run in this browser', (route) => route.fulfill({ body: 'const = ;' })],
];
for (const [what, fail] of SCRIPT_FAILURES) {
  testWithErrors(`where the script ${what}, the form says so and whom to write to`, async ({ page }) => {
    const arrive = await holdBack(page, '**/app-*.js', fail);
    await page.goto('/', { waitUntil: 'commit' });
    await nameField(page).fill('Ada');
    arrive();
    const instead = page.locator(`#waitlist .${ISLANDS.fallbackClass}`);
    await expect(page.locator('#waitlist form')).toBeHidden();
    await expect(instead).toContainText('needs JavaScript');
    await expect(instead.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
    await expect(instead).toBeFocused();
    await expect(visibleAnswers(page)).toHaveCount(8);
  });
}

/** How long an early click waits for the script, in milliseconds. */
const PATIENCE = 5000;

testWithErrors(
  'where the script hangs, an early click says so, then shows what works without',
  async ({ page }) => {
    await openBeforeScript(page, '/');
    const launch = question(page, 'launch');
    await launch.click();
    await expect(launch).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(PATIENCE - 1);
    await expect(visibleAnswers(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(visibleAnswers(page)).toHaveCount(8);
    await expect(launch).toBeFocused();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  },
);

testWithErrors('where the script hangs, the form says so, then whom to write to', async ({ page }) => {
  await openBeforeScript(page, '/');
  await fill(page);
  await button(page).click();
  const instead = page.locator(`#waitlist .${ISLANDS.fallbackClass}`);
  await expect(page.locator('#waitlist [data-waiting]')).toContainText('still loading');
  await expect(instead).toBeHidden();
  await page.clock.runFor(PATIENCE);
  await expect(instead).toContainText('needs JavaScript');
  await expect(instead).toBeFocused();
  await expect(page.locator('#waitlist form')).toBeHidden();
  expect(page.url()).not.toContain('Ada');
});

testWithErrors(
  'a script that comes after all takes over, with what was typed and clicked',
  async ({ page }) => {
    const arrive = await openBeforeScript(page, '/');
    await nameField(page).fill('Ada');
    await button(page).click();
    await page.clock.runFor(PATIENCE);
    await expect(page.locator('#waitlist form')).toBeHidden();
    arrive();
    await ready(page);
    await page.clock.resume();
    await expect(toast(page)).toHaveText('Please fill in all fields');
    await expect(nameField(page)).toHaveValue('Ada');
    await expect(page.locator(`#waitlist .${ISLANDS.fallbackClass}`)).toBeHidden();
    await expect(visibleAnswers(page)).toHaveCount(0);
  },
);

testWithErrors('where the script hangs, a tab leads to its document', async ({ page }) => {
  await openBeforeScript(page, '/legal');
  const privacy = page.locator('[role=tab][data-document=privacy]');
  await privacy.click();
  await expect(privacy).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(PATIENCE);
  await expect(page).toHaveURL('/legal?tab=privacy');
  await expect(page.locator('[role=tabpanel]:visible')).toHaveAttribute('data-document', 'privacy');
});

testWithErrors('where the script is not found, all documents show', async ({ page }) => {
  await page.route('**/app-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/legal?tab=privacy');
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.locator(`.${ISLANDS.fallbackClass}`).getByRole('link', { name: 'Privacy Notice' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy Notice' })).toBeInViewport();
});

testWithErrors('where the script of the tabs alone fails, all documents show', async ({ page }) => {
  await page.route('**/legal-tabs-*.js', (route) => route.abort());
  await page.goto('/legal');
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(4);
});

testWithErrors('where the script of the tabs hangs, a tab leads to its document', async ({ page }) => {
  await page.clock.install();
  await holdBack(page, '**/legal-tabs-*.js');
  await page.goto('/legal', { waitUntil: 'commit' });
  await page.locator('header [data-ready], header[data-ready]').waitFor();
  await stopTimers(page);
  await page.locator('[role=tab][data-document=privacy]').click();
  await page.clock.runFor(PATIENCE);
  await expect(page).toHaveURL('/legal?tab=privacy');
});

testWithErrors(
  'where toasts cannot be loaded, the form says everything itself, and tries again',
  async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.route('**/toasts-*.js', (route) => route.abort());
    await open(page, '/');
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/toasts-'));
    await fill(page, { name: ' ', email: ' ' });
    await refused;
    await button(page).click();
    await expect(nameField(page)).toHaveAccessibleDescription('Enter your full name');
    await fill(page);
    await button(page).click();
    await expect(status(page)).toHaveText(JOINED);
    await expect(toast(page)).toHaveCount(0);

    await page.unroute('**/toasts-*.js');
    await next(page).getByRole('button').click();
    await button(page).click();
    await expect(toast(page)).toHaveText('Please fill in all fields');
    expect(thrown).toEqual([]);
  },
);

test('a message whose toasts arrive late still shows as a toast', async ({ page }) => {
  const arrive = await holdBack(page, '**/toasts-*.js');
  await open(page, '/');
  await fill(page);
  await button(page).click();
  await expect(status(page)).toHaveText(JOINED);
  arrive();
  await expect(toast(page)).toHaveText(JOINED);
});

test('a sign-up works where storage and cookies throw', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, refuse);
    Object.defineProperty(document, 'cookie', refuse);
  });
  await open(page, '/');
  await fill(page);
  await button(page).click();
  await expect(toast(page)).toHaveText(JOINED);
});

/**
 * Changes the document as a browser does that translates, which puts every text into new elements, and as password
 * managers do, which add elements of their own. Runs in the page.
 */
function changeFromOutside(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const skipped = text.parentElement?.closest('script,style,svg,font,template');
    if (skipped || !text.data.trim()) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `${text.data}`;
    text.replaceWith(outer);
  }
  const add = (where: InsertPosition, selector: string) => {
    for (const element of document.querySelectorAll(selector))
      element.insertAdjacentElement(where, document.createElement('span'));
  };
  add('afterbegin', 'head, body, [data-island]');
  add('beforeend', 'body, [data-island], button');
  add('afterend', 'input');
}

/** Brings the pages into each of their states, and changes the document again in each. */
async function goThroughStates(page: Page): Promise<void> {
  await goThroughHomePage(page);
  await goThroughLegalPage(page);
  await goThroughHistory(page);
}

const changeAgain = (page: Page) => page.evaluate(changeFromOutside);

async function goThroughHomePage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await changeAgain(page);
  await page.keyboard.press('Escape');
  await button(page).click();
  await expect(toast(page)).toContainText('Please fill in all fields');
  await changeAgain(page);
  await fill(page);
  await stopTimers(page);
  await button(page).click();
  await expect(button(page)).toContainText('Processing...');
  await changeAgain(page);
  await page.clock.resume();
  await expect(status(page)).toHaveText(JOINED);
  await changeAgain(page);
  await next(page).getByRole('button').click();
  await expect(button(page)).toContainText('Join the Waitlist');
  await question(page, 'launch').click();
  await changeAgain(page);
  await question(page, 'team').click();
  await changeAgain(page);
  await expect(answer(page, 'team')).toBeVisible();
  await question(page, 'team').click();
  await changeAgain(page);
  await expect(openQuestions(page)).toHaveCount(0);
}

async function goThroughLegalPage(page: Page): Promise<void> {
  await open(page, '/legal?tab=privacy');
  await changeAgain(page);
  for (const name of ['cookie', 'terms']) {
    await page.locator(`[role=tab][data-document=${name}]`).click();
    await expect(page.locator('[role=tabpanel]:visible')).toHaveAttribute('data-document', name);
    await changeAgain(page);
  }
}

async function goThroughHistory(page: Page): Promise<void> {
  await open(page, '/legal/history/');
  await changeAgain(page);
  await page.getByLabel('Which text applied on this day?').fill('2025-06-01');
  await expect(page.getByRole('status')).toContainText('June 1, 2025');
  await changeAgain(page);
  await page.getByLabel('Which text applied on this day?').fill('2025-07-01');
  await expect(page.getByRole('status')).toContainText('July 1, 2025');
}

testWithErrors('a page that is translated and has an extension works in every state', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.clock.install();
  await open(page, '/');
  await page.evaluate(changeFromOutside);
  await goThroughStates(page);
  expect(thrown).toEqual([]);
});

testWithErrors(
  'a page that is translated before React has started works in every state',
  async ({ page }) => {
    await page.addInitScript(
      (text) => document.addEventListener('DOMContentLoaded', () => (0, eval)(`(${text})()`)),
      changeFromOutside.toString(),
    );
    const arrive = await openBeforeScript(page, '/');
    await nameField(page).fill('Ada');
    await question(page, 'launch').click();
    arrive();
    await ready(page);
    await page.clock.resume();
    await expect(nameField(page)).toHaveValue('Ada');
    await expect(openQuestions(page)).toHaveCount(1);
    await nameField(page).fill('');
    await question(page, 'launch').click();
    await goThroughStates(page);
  },
);
