import { expect, test } from '@playwright/test';
import { isComplaint, open } from './support/page';

test('the browser refuses what the policy forbids, and logs an error, which makes any browser test fail', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  await open(page, '/');
  expect(complaints).toEqual([]);

  await page.addStyleTag({ content: 'body { color: red; }' }).catch(() => undefined);
  const thrown = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>Written from a string</p>';
      return 'nothing';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(thrown).toBe('TypeError');
  await expect
    .poll(() => complaints)
    .toEqual([
      expect.stringContaining('style-src'),
      expect.stringContaining("requires 'TrustedHTML' assignment"),
    ]);
  await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
});
