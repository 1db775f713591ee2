import { FALLBACK_CLASS } from '../plugins/islands/dom-names';
import { SECTION_IDS } from '../src/shared/ids';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { QUESTION_NAMES, visibleAnswers } from './support/faq';
import { form, insteadOfForm } from './support/form';
import { LEGAL_DOCUMENTS } from './support/legal-tabs';
import { expect, test } from './support/page';

test.use({ javaScriptEnabled: false });

test('every answer can be read', async ({ page }) => {
  await page.goto('/');
  await expect(visibleAnswers(page)).toHaveCount(QUESTION_NAMES.length);
});

test('all legal documents can be read, and reached from a list', async ({ page }) => {
  await page.goto('/legal');
  await expect(page.getByRole('article')).toHaveCount(LEGAL_DOCUMENT_NAMES.length);
  const list = page.locator(`.${FALLBACK_CLASS}`);
  for (const name of LEGAL_DOCUMENT_NAMES) {
    const { title } = LEGAL_DOCUMENTS[name];
    await list.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  }
});

test('the menu’s links can be reached on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('link');
  // The name of the site links to the top of the page, and there is a link to each section.
  await expect(links).toHaveCount(1 + SECTION_IDS.length);
  for (const link of await links.all()) await expect(link).toBeVisible();
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(320);
});

test('there is no form that could put a name into an address, but a way to write', async ({ page }) => {
  await page.goto('/');
  await expect(form(page)).toBeHidden();
  await expect(form(page)).toHaveAttribute('method', 'post');
  await expect(insteadOfForm(page).getByRole('link', { name: 'hello@expatbankbrief.example' })).toBeVisible();
});
