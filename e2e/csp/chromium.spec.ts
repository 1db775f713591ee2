import { expect, test } from '@playwright/test';
import { ready } from '../page';
import { states } from '../states';
import { policyViolations, provePolicy, watchPolicy } from './violations';

test.use({ viewport: { width: 375, height: 900 } });
test.beforeEach(({ page }) => page.addInitScript(watchPolicy));

for (const { name, address, reach, shows } of states()) {
  test(`nothing at ${address} is against the policy: ${name}`, async ({ page }) => {
    await page.goto(address);
    await ready(page);
    await reach?.(page);
    await page.locator(shows).first().waitFor({ state: 'attached' });
    expect(await page.evaluate(policyViolations)).toEqual([]);
  });
}

test('what is against the policy is noticed, and does not happen', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await provePolicy(page);
});
