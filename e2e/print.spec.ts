import { answer, QUESTION_NAMES } from './faq';
import { button, toast } from './form';
import { expect, LAST_UPDATED, LEGAL_TABS, open, test, type Page } from './page';

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

test('the landing page prints all answers, without bar, buttons, form and toasts', async ({ page }) => {
  await open(page, '/');
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of QUESTION_NAMES) {
    await expect(answer(page, name)).toBeVisible();
    // Answers that wait for the browser's search have a box, but are not drawn.
    const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    expect(await answer(page, name).evaluate(isDrawn), name).toBe(true);
  }
  for (const gone of ['header[data-island]', 'a[href="#main"]', '.buttons', 'form', '.Toastify'])
    await expect(shown(page, gone), gone).toHaveCount(0);
  await expect(page.getByText('https://expatbankbrief.example', { exact: true })).toBeVisible();
});

test('the legal page prints the chosen document with its title, date and address', async ({ page }) => {
  await open(page, '/legal?tab=privacy');
  await page.emulateMedia({ media: 'print' });
  const document = shown(page, 'article');
  await expect(document).toHaveCount(1);
  await expect(document.locator('h2')).toHaveText('Privacy Notice');
  await expect(document).toContainText(`Last updated ${LAST_UPDATED.privacy}`);
  await expect(document).toContainText('https://expatbankbrief.example/legal?tab=privacy');
  await expect(shown(page, '[role=tablist], header[data-island], article nav')).toHaveCount(0);
});

test('a link prints all four documents, each from a sheet of its own', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, '/legal');
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
  await page.getByRole('link', { name: 'Print all four documents' }).click();
  await expect(page).toHaveURL('/legal?print=all');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page, 'article')).toHaveCount(4);
  for (const name of LEGAL_TABS)
    await expect(page.getByText(`https://expatbankbrief.example/legal?tab=${name}`)).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Privacy', includeHidden: true })).toHaveCSS(
    'break-before',
    'page',
  );
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
  const document = shown(page, 'article');
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
  expect(await valuesOf('overflow-x', '.table')).toEqual(['visible']);
  expect(await valuesOf('break-inside', 'tbody tr')).toEqual(['avoid']);
  expect(await valuesOf('break-after', '.text > h3')).toEqual(['avoid']);
  const wide = await document.locator('table').evaluateAll((tables) => {
    const right = Math.max(...tables.map((table) => table.getBoundingClientRect().right));
    return right > window.innerWidth;
  });
  expect(wide).toBe(false);
});
