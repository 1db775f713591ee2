import type { Route } from '@playwright/test';
import { FALLBACK_CLASS, READY_ATTRIBUTE } from '../plugins/islands/dom-names';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { question, QUESTION_NAMES, visibleAnswers } from './support/faq';
import {
  againButton,
  button,
  fill,
  form,
  insteadOfForm,
  JOINED,
  nameField,
  status,
  toast,
  waitingNotice,
} from './support/form';
import { expectOnlyPanel, legalTab } from './support/legal-tabs';
import { expect, holdBack, open, openBeforeScript, ready, stopTimers, testWithErrors } from './support/page';

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
    const instead = insteadOfForm(page);
    await expect(form(page)).toBeHidden();
    await expect(instead).toContainText('needs JavaScript');
    await expect(instead.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
    await expect(instead).toBeFocused();
    await expect(visibleAnswers(page)).toHaveCount(QUESTION_NAMES.length);
  });
}

/** How long an early click waits for the script, in milliseconds. */
const PATIENCE = 5000;

testWithErrors(
  'where the script hangs, a clicked question shows that it waits, and after five seconds all answers are open',
  async ({ page }) => {
    await openBeforeScript(page, '/');
    const launch = question(page, 'launch');
    await launch.click();
    await expect(launch).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(PATIENCE - 1);
    await expect(visibleAnswers(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(visibleAnswers(page)).toHaveCount(QUESTION_NAMES.length);
    await expect(launch).toBeFocused();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  },
);

testWithErrors(
  'where the script hangs, the form says that it waits, and after five seconds whom to write to',
  async ({ page }) => {
    await openBeforeScript(page, '/');
    await fill(page);
    await button(page).click();
    const instead = insteadOfForm(page);
    await expect(waitingNotice(page)).toContainText('still loading');
    await expect(instead).toBeHidden();
    await page.clock.runFor(PATIENCE);
    await expect(instead).toContainText('needs JavaScript');
    await expect(instead).toBeFocused();
    await expect(form(page)).toBeHidden();
    expect(page.url()).not.toContain('Ada');
  },
);

testWithErrors(
  'a script that arrives late takes over the form, with what was typed and clicked',
  async ({ page }) => {
    const arrive = await openBeforeScript(page, '/');
    await nameField(page).fill('Ada');
    await button(page).click();
    await page.clock.runFor(PATIENCE);
    await expect(form(page)).toBeHidden();
    arrive();
    await ready(page);
    await page.clock.resume();
    await expect(toast(page)).toHaveText('Please fill in all fields');
    await expect(nameField(page)).toHaveValue('Ada');
    await expect(insteadOfForm(page)).toBeHidden();
    await expect(visibleAnswers(page)).toHaveCount(0);
  },
);

testWithErrors('where the script hangs, a tab opens its document', async ({ page }) => {
  await openBeforeScript(page, '/legal');
  const privacy = legalTab(page, 'privacy');
  await privacy.click();
  await expect(privacy).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(PATIENCE);
  await expect(page).toHaveURL('/legal?tab=privacy');
  await expectOnlyPanel(page, 'privacy');
});

testWithErrors('where the script is not found, all documents show', async ({ page }) => {
  await page.route('**/app-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/legal?tab=privacy');
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(LEGAL_DOCUMENT_NAMES.length);
  await page.locator(`.${FALLBACK_CLASS}`).getByRole('link', { name: 'Privacy Notice' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy Notice' })).toBeInViewport();
});

testWithErrors('where the script of the tabs alone fails, all documents show', async ({ page }) => {
  await page.route('**/legal-tabs-*.js', (route) => route.abort());
  await page.goto('/legal');
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(LEGAL_DOCUMENT_NAMES.length);
});

testWithErrors('where the script of the tabs hangs, a tab opens its document', async ({ page }) => {
  await page.clock.install();
  await holdBack(page, '**/legal-tabs-*.js');
  await page.goto('/legal', { waitUntil: 'commit' });
  await page.locator(`header [${READY_ATTRIBUTE}], header[${READY_ATTRIBUTE}]`).waitFor();
  await stopTimers(page);
  await legalTab(page, 'privacy').click();
  await page.clock.runFor(PATIENCE);
  await expect(page).toHaveURL('/legal?tab=privacy');
});

testWithErrors(
  'where toasts cannot be loaded, the form says everything itself, and asks for them again',
  async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.route('**/form-*.js', (route) => route.abort());
    await open(page, '/');
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/form-'));
    await fill(page, { name: ' ', email: ' ' });
    await refused;
    await button(page).click();
    await expect(nameField(page)).toHaveAccessibleDescription('Enter your name');
    await fill(page);
    await button(page).click();
    await expect(status(page)).toHaveText(JOINED);
    await expect(toast(page)).toHaveCount(0);

    await page.unroute('**/form-*.js');
    await againButton(page).click();
    await button(page).click();
    await expect(toast(page)).toHaveText('Please fill in all fields');
    expect(thrown).toEqual([]);
  },
);
