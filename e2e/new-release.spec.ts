import { cpSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { assetsInUse } from '../src/publish/hosting/keep-assets';
import { createSiteServer } from '../src/publish/hosting/site-server';
import { ready } from './page';
import { ProjectCopy } from './project-copy';

test.setTimeout(240_000);

async function serve(folder: string, port = 0): Promise<Server> {
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

test('a tab of the release before goes on working after a new one', async ({ page }) => {
  const copy = new ProjectCopy();
  const site = path.join(copy.folder, 'public');
  cpSync('public', site, { recursive: true });
  const before = assetsInUse(site);
  let server = await serve(site);
  const { port } = server.address() as AddressInfo;

  const asked: string[] = [];
  const problems: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) problems.push(`${response.status()} ${pathname}`);
    asked.push(pathname);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`http://127.0.0.1:${port}/`);
  await ready(page);
  asked.length = 0;

  // Another text for screen readers, in the part of the code that loads when the form is first used.
  copy.edit('src/waitlist/toasts.tsx', 'aria-label="Dismiss"', 'aria-label="Dismiss this"');
  expect(await copy.build(), copy.output).toBe(0);
  const after = assetsInUse(site);
  server.close();
  server.closeAllConnections();
  server = await serve(site, port);

  await page.locator('#waitlist button[type=submit]').click();
  await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveText('Please fill in all fields');
  await expect(page.getByRole('button', { name: 'Dismiss', exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(before.has(asked[0] ?? '')).toBe(true);
  expect(after.has(asked[0] ?? '')).toBe(false);

  await page.locator('footer a[href="/legal?tab=privacy"]').click();
  await expect(page).toHaveURL(/\/legal\?tab=privacy$/);
  await ready(page);
  await expect(page.locator('#privacy-document')).toBeVisible();
  expect(problems).toEqual([]);
  server.close();
  server.closeAllConnections();
  copy.remove();
});
