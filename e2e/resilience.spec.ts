import { test as plainTest, type Route } from '@playwright/test';
import { expect, holdBack, open, ready, stopTimers, test, type Page } from './page';

const JOINED = 'Thank you for joining the waitlist!';
const submit = (page: Page) => page.locator('#waitlist button[type=submit]');
const instead = (page: Page) => page.locator('#waitlist .without-script');

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email address').fill('ada@example.com');
}

const MISSING: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['is blocked', (route) => route.abort()],
  ['does not run in this browser', (route) => route.fulfill({ body: 'const = ;' })],
];
for (const [what, answer] of MISSING) {
  plainTest(`where the script ${what}, the form says so and whom to write to`, async ({ page }) => {
    const arrive = await holdBack(page, '**/app-*.js', answer);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Ada');
    arrive();
    await expect(page.locator('#waitlist form')).toBeHidden({ timeout: 15_000 });
    await expect(instead(page)).toContainText('needs JavaScript');
    await expect(instead(page).getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
    await expect(instead(page)).toBeFocused();
    await expect(page.locator('#faq [data-reach-accordion-panel]:visible')).toHaveCount(8);
  });
}

plainTest("where the questions' script is missing, all answers show and the form sends", async ({ page }) => {
  const arrive = await holdBack(page, '**/faq-accordion-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(1);
  arrive();
  await expect(page.locator('#faq [data-reach-accordion-panel]:visible')).toHaveCount(8);
  await fill(page);
  await submit(page).click();
  await expect(page.locator('#waitlist form [role=status]')).toHaveText(JOINED);
});

plainTest("where the tabs' script is missing, all documents show", async ({ page }) => {
  await page.route('**/legal-tabs-*.js', (route) => route.abort());
  await page.goto('/legal?tab=privacy');
  await expect(page.getByRole('tablist')).toBeHidden({ timeout: 15_000 });
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.locator('.without-script').getByRole('link', { name: 'Privacy Notice' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy Notice' })).toBeInViewport();
});

plainTest('where toasts cannot be loaded, the form says everything itself', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/toasts-'));
  await page.route('**/toasts-*.js', (route) => route.abort());
  await open(page, '/');
  await submit(page).click();
  await refused;
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Enter your full name');
  await fill(page);
  await submit(page).click();
  await expect(page.locator('#waitlist form [role=status]')).toHaveText(JOINED);
  expect(thrown).toEqual([]);
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
  await submit(page).click();
  await expect(page.locator('.Toastify__toast')).toHaveText(JOINED);
});

/** As browsers do it: every piece of text goes into elements that nobody asked for. */
function translate(): void {
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
}

/** As password managers, notes and readers do it. */
function inject(): void {
  const add = (parent: Element, where: InsertPosition, tag: string) => {
    const element = document.createElement(tag);
    element.setAttribute('data-extension', '');
    parent.insertAdjacentElement(where, element);
  };
  add(document.head, 'afterbegin', 'style');
  add(document.body, 'afterbegin', 'div');
  add(document.body, 'beforeend', 'iframe');
  document.body.setAttribute('data-extension-installed', '');
  for (const island of document.querySelectorAll('[data-island]')) {
    add(island, 'afterbegin', 'span');
    add(island, 'beforeend', 'span');
  }
  for (const input of document.querySelectorAll('input')) {
    input.setAttribute('data-autofilled', '');
    add(input, 'afterend', 'span');
  }
  for (const button of document.querySelectorAll('button')) add(button, 'beforeend', 'span');
}

async function goThroughStates(page: Page, change: () => void): Promise<void> {
  const again = () => page.evaluate(change);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await again();
  await page.keyboard.press('Escape');
  await submit(page).click();
  await expect(page.locator('.Toastify__toast').first()).toContainText('Please fill in all fields');
  await again();
  await fill(page);
  await stopTimers(page);
  await submit(page).click();
  await expect(submit(page)).toContainText('Processing...');
  await again();
  await page.clock.resume();
  await expect(page.locator('#waitlist form [role=status]')).toHaveText(JOINED);
  await expect(submit(page)).toContainText('Join the Waitlist');
  await again();
  await page.keyboard.press('Escape');
  for (const place of [0, 3, 3]) {
    await page.locator('#faq h3 > button').nth(place).click();
    await again();
  }
  await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(0);
  await expect(page.locator('#faq [data-reach-accordion-panel] p').first()).not.toBeEmpty();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);

  await page.goto('/legal?tab=privacy');
  await ready(page);
  await again();
  for (const name of ['cookie', 'terms']) {
    await page.locator(`[role=tab][data-document=${name}]`).click();
    await expect(page.locator('[role=tabpanel]:visible')).toHaveAttribute('data-document', name);
    await again();
  }
  await page.goto('/legal/history/');
  await ready(page);
  await again();
  await page.locator('#day').fill('2025-06-01');
  await expect(page.getByRole('status')).toContainText('June 1, 2025');
  await again();
  await page.locator('#day').fill('2025-07-01');
  await expect(page.getByRole('status')).toContainText('July 1, 2025');
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
}

const CHANGES = [
  ['a translated page', translate],
  ['a page with an extension', inject],
] as const;
for (const [what, change] of CHANGES) {
  plainTest(`${what} works in every state, changed after React has come`, async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.clock.install();
    await open(page, '/');
    await page.evaluate(change);
    await goThroughStates(page, change);
    expect(thrown).toEqual([]);
  });

  plainTest(`${what} works in every state, changed before React has come`, async ({ page }) => {
    await page.addInitScript(
      (text) => document.addEventListener('DOMContentLoaded', () => (0, eval)(`(${text})()`)),
      change.toString(),
    );
    await page.clock.install();
    const arrive = await holdBack(page, '**/app-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Ada');
    await page.locator('#faq h3 > button').nth(1).click();
    arrive();
    await ready(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Ada');
    await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(1);
    await page.getByLabel('Full name').fill('');
    await page.locator('#faq h3 > button').nth(1).click();
    await goThroughStates(page, change);
  });
}
