import { ISLAND_ATTRIBUTE } from '../plugins/islands/dom-names';
import { answer, openQuestions, question } from './support/faq';
import { againButton, button, fill, JOINED, nameField, status, toast } from './support/form';
import { expectOnlyPanel, legalTab } from './support/legal-tabs';
import { expect, open, openBeforeScript, ready, stopTimers, testWithErrors, type Page } from './support/page';

/**
 * Changes the document like a browser that translates, which puts every text into new elements, and like a
 * password manager, which adds its own elements. It runs in the page, so it can't use anything from outside.
 */
function changeFromOutside(islandAttribute: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const skipped = text.parentElement?.closest('script,style,svg,font,template');
    if (skipped || !text.data.trim()) continue;
    /* eslint-disable @typescript-eslint/no-deprecated -- translators still use this element */
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    /* eslint-enable @typescript-eslint/no-deprecated */
    inner.textContent = text.data;
    text.replaceWith(outer);
  }
  const add = (where: InsertPosition, selector: string) => {
    for (const element of document.querySelectorAll(selector)) {
      element.insertAdjacentElement(where, document.createElement('span'));
    }
  };
  add('afterbegin', `head, body, [${islandAttribute}]`);
  add('beforeend', `body, [${islandAttribute}], button`);
  add('afterend', 'input');
}

const changeAgain = (page: Page) => page.evaluate(changeFromOutside, ISLAND_ATTRIBUTE);

async function goThroughHomePage(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/');
  await changeAgain(page);
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
  await againButton(page).click();
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
  for (const name of ['cookie', 'terms'] as const) {
    await legalTab(page, name).click();
    await expectOnlyPanel(page, name);
    await changeAgain(page);
  }
}

async function goThroughHistory(page: Page): Promise<void> {
  await open(page, '/legal/history');
  await changeAgain(page);
  await page.getByLabel('Which text applied on this day?').fill('2025-06-01');
  await expect(page.getByRole('status')).toContainText('June 1, 2025');
  await changeAgain(page);
  await page.getByLabel('Which text applied on this day?').fill('2025-07-01');
  await expect(page.getByRole('status')).toContainText('July 1, 2025');
}

/** Brings a page into each of its states, and changes the document again in each. */
const GO_THROUGH = {
  'the home page': goThroughHomePage,
  'the legal page': goThroughLegalPage,
  'the history page': goThroughHistory,
};

/** Has each page changed before React starts on it. */
const changeBeforeReact = (page: Page) =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => (${changeFromOutside.toString()})('${ISLAND_ATTRIBUTE}'));`,
  );

for (const [name, goThrough] of Object.entries(GO_THROUGH)) {
  testWithErrors(`${name} works in every state while it is translated`, async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await goThrough(page);
    expect(thrown).toEqual([]);
  });

  testWithErrors(`${name} works in every state when it was translated before React`, async ({ page }) => {
    await changeBeforeReact(page);
    await goThrough(page);
  });
}

testWithErrors(
  'on a page that was translated before React, what was typed and clicked takes effect',
  async ({ page }) => {
    await changeBeforeReact(page);
    const arrive = await openBeforeScript(page, '/');
    await nameField(page).fill('Ada');
    await question(page, 'launch').click();
    arrive();
    await ready(page);
    await page.clock.resume();
    await expect(nameField(page)).toHaveValue('Ada');
    await expect(openQuestions(page)).toHaveCount(1);
  },
);
