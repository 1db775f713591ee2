import { TABLE_CLASS } from '../plugins/mdx-content/dom-names';
import { LEGAL_TEXT_CLASSES } from '../src/legal/text/legal-text-classes';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { answer, QUESTION_NAMES } from './support/faq';
import { button, nameField, toast } from './support/form';
import { LEGAL_DOCUMENTS, legalPanel } from './support/legal-tabs';
import { expect, navBar, open, test, type Page } from './support/page';

/** What a screen shows of the home page and paper does not. */
const onScreenOnly = (page: Page) => [
  navBar(page),
  page.getByRole('link', { name: 'Skip to content' }),
  page.getByRole('link', { name: 'Learn More' }),
  nameField(page),
  button(page),
  toast(page),
];

test('the home page prints no bar, skip link, buttons, form and toasts', async ({ page }) => {
  await open(page, '/');
  await button(page).click();
  for (const element of onScreenOnly(page)) await expect(element).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const element of onScreenOnly(page)) await expect(element).toBeHidden();
});

test('the home page prints all answers, and its address', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  for (const name of QUESTION_NAMES) {
    await expect(answer(page, name)).toBeVisible();
    // Answers that wait for the browser's search have a box, but the browser doesn't paint them.
    const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    expect(await answer(page, name).evaluate(isDrawn), name).toBe(true);
  }
  await expect(page.getByText('https://expatbankbrief.example', { exact: true })).toBeVisible();
});

test('the legal page prints the chosen document with its title, date and address', async ({ page }) => {
  await open(page, '/legal?tab=privacy');
  await page.emulateMedia({ media: 'print' });
  const document = page.getByRole('article');
  await expect(document).toHaveCount(1);
  await expect(document.getByRole('heading', { level: 2 })).toHaveText('Privacy Notice');
  await expect(document).toContainText(`Last updated ${LEGAL_DOCUMENTS.privacy.lastUpdated}`);
  await expect(document).toContainText('https://expatbankbrief.example/legal?tab=privacy');
});

test('the legal page prints no bar, tabs and lists of contents', async ({ page }) => {
  await open(page, '/legal');
  const tabs = page.getByRole('tablist', { name: 'Legal documents' });
  const contents = page.getByRole('navigation', { name: 'Contents: Terms of Use' });
  for (const element of [navBar(page), tabs, contents]) await expect(element).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const element of [navBar(page), tabs, contents]) await expect(element).toBeHidden();
});

test('a link prints all four documents, each from a new sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, '/legal');
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
  await page.getByRole('link', { name: 'Print all four documents' }).click();
  await expect(page).toHaveURL('/legal?print=all');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(LEGAL_DOCUMENT_NAMES.length);
  for (const name of LEGAL_DOCUMENT_NAMES) {
    await expect(page.getByText(`https://expatbankbrief.example/legal?tab=${name}`)).toBeVisible();
  }
  await expect(legalPanel(page, 'privacy')).toHaveCSS('break-before', 'page');
});

test('a version prints its title, its date, its address and its hash', async ({ page }) => {
  await open(page, '/legal/terms/2025-05-02/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use Version of May 2, 2025');
  await expect(
    page.getByText(/^https:\/\/expatbankbrief\.example\/legal\/terms\/2025-05-02\/ SHA-256 [0-9a-f]{64}$/),
  ).toBeVisible();
});

test('tables are not cut and headings stay with their text', async ({ page }) => {
  await open(page, '/legal?tab=privacy');
  await page.emulateMedia({ media: 'print' });
  const document = page.getByRole('article');
  /** The different values that a property has in all of the document's elements of a kind. */
  const valuesOf = async (property: string, selector: string) => {
    const values = await document
      .locator(selector)
      .evaluateAll(
        (all, name) => all.map((element) => getComputedStyle(element).getPropertyValue(name)),
        property,
      );
    return [...new Set(values)];
  };
  expect(await valuesOf('overflow-x', `.${TABLE_CLASS}`)).toEqual(['visible']);
  expect(await valuesOf('break-inside', 'tbody tr')).toEqual(['avoid']);
  expect(await valuesOf('break-after', `.${LEGAL_TEXT_CLASSES.text} > h3`)).toEqual(['avoid']);
  const wide = await document.getByRole('table').evaluateAll((tables) => {
    const right = Math.max(...tables.map((table) => table.getBoundingClientRect().right));
    return right > window.innerWidth;
  });
  expect(wide).toBe(false);
});
