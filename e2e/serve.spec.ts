import { test } from '@playwright/test';
import { answer, question } from './faq';
import { button, toast } from './form';
import { expectTab, legalTab } from './legal-tabs';
import { expect, open } from './page';
import { ProjectCopy } from './project-copy';
import { BUILT_PROJECT } from './test-site';

test.describe('gatsby serve', () => {
  // One server for all tests of this file.
  test.describe.configure({ mode: 'default' });
  const project = new ProjectCopy(BUILT_PROJECT);
  let origin: string;

  test.beforeAll(async () => {
    origin = await project.serve(['gatsby', 'serve']);
  });
  test.afterAll(() => project.kill());

  test('opens an answer', async ({ page }) => {
    await open(page, origin);
    await question(page, 'launch').click();
    await expect(answer(page, 'launch')).toBeVisible();
  });

  test('answers an empty form', async ({ page }) => {
    await open(page, origin);
    await button(page).click();
    await expect(toast(page)).toHaveText('Please fill in all fields');
  });

  test('shows another legal document', async ({ page }) => {
    await open(page, `${origin}/legal`);
    await legalTab(page, 'privacy').click();
    await expectTab(page, 'privacy');
  });

  test('opens the menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, origin);
    const faq = page.getByRole('banner').getByRole('link', { name: 'FAQ' });
    await expect(faq).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(faq).toBeVisible();
  });
});
