import { test } from '@playwright/test';
import { answer, question } from './support/faq';
import { button, toast } from './support/form';
import { expectTab, legalTab } from './support/legal-tabs';
import { expect, open } from './support/page';
import { ProjectCopy } from './support/project-copy';
import { BUILT_PROJECT } from './support/test-site';

test.describe('gatsby serve', () => {
  // All tests of this file share one server.
  test.describe.configure({ mode: 'default' });
  const project = new ProjectCopy(BUILT_PROJECT);
  let origin: string;

  test.beforeAll(async () => {
    origin = await project.serve(['gatsby', 'serve']);
  });
  test.afterAll(() => project.kill());

  test('gives the home page its scripts: a question and the form answer', async ({ page }) => {
    await open(page, origin);
    await question(page, 'launch').click();
    await expect(answer(page, 'launch')).toBeVisible();
    await button(page).click();
    await expect(toast(page)).toHaveText('Please fill in all fields');
  });

  test('gives the legal page the script of its tabs', async ({ page }) => {
    await open(page, `${origin}/legal`);
    await legalTab(page, 'privacy').click();
    await expectTab(page, 'privacy');
  });
});
