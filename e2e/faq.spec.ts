import { expect, holdBack, open, ready, restingTop, test, type Page } from './page';

const BAR = 64;
const question = (page: Page, name: string) => page.locator(`#${name} button`);
const answer = (page: Page, name: string) => page.locator(`#${name} [data-reach-accordion-panel]`);

async function expectAt(page: Page, name: string): Promise<void> {
  await expect(question(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(1);
  await expect(answer(page, name)).toBeVisible();
  await expect(question(page, name)).toBeFocused();
  const top = await restingTop(page, `#${name}`);
  expect(top).toBeGreaterThanOrEqual(BAR);
  expect(top).toBeLessThan(BAR + 64);
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('an address opens, scrolls to and focuses its question', async ({ page }) => {
      await open(page, '/#recommendations');
      await expectAt(page, 'recommendations');
    });

    test('so does a link on the page, back and forward, and the address bar', async ({ page }) => {
      await open(page, '/');
      const go = (hash: string) => page.evaluate((to) => void (window.location.hash = to), hash);
      await go('#launch');
      await expectAt(page, 'launch');
      await go('#team');
      await expectAt(page, 'team');
      await page.goBack();
      await expectAt(page, 'launch');
      await page.goForward();
      await expectAt(page, 'team');
    });
  });
}

test('so does a link from another page', async ({ page }) => {
  await open(page, '/legal');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/#privacy';
    link.textContent = 'Question';
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await page.waitForURL('/#privacy');
  await ready(page);
  await expectAt(page, 'privacy');
});

test('the answer is open before React has started', async ({ page }) => {
  const arrive = await holdBack(page, '**/app-*.js');
  await page.goto('/#launch', { waitUntil: 'commit' });
  await expect(answer(page, 'launch').locator('p').first()).toBeInViewport();
  const before = await restingTop(page, '#launch');
  arrive();
  await ready(page);
  await expectAt(page, 'launch');
  expect(await restingTop(page, '#launch')).toBe(before);
});

for (const hash of ['#%', '#%E0%A4%A', '#no-such-question', `#${'%F'.repeat(3000)}`]) {
  test(`"${hash.slice(0, 20)}" opens nothing and breaks nothing`, async ({ page }) => {
    await open(page, `/${hash}`);
    await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(0);
    await question(page, 'launch').click();
    await expect(answer(page, 'launch')).toBeVisible();
  });
}

test('each answer has a link to itself, large enough and with a name of its own', async ({ page }) => {
  await open(page, '/');
  const names = await page.locator('#faq .item').evaluateAll((items) => items.map(({ id }) => id));
  expect(names).toHaveLength(8);
  const called = new Set<string>();
  for (const name of names) {
    await question(page, name).click();
    const link = answer(page, name).getByRole('link', { name: /^Link to this answer: / });
    await expect(link).toHaveAttribute('href', `#${name}`);
    called.add((await link.getAttribute('aria-label')) ?? '');
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  expect(called.size).toBe(8);
  await answer(page, 'team')
    .or(answer(page, names[7] ?? ''))
    .getByRole('link', { name: /^Link to this/ })
    .last()
    .click();
  await expect(page).toHaveURL(`/#${names[7]}`);
  await expectAt(page, names[7] ?? '');
});

test('a link to words opens the answer that has them', async ({ page }) => {
  await page.goto('/#:~:text=Quarterly%20Banking%20Profile');
  await ready(page);
  await expect(question(page, 'launch')).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page, 'launch').getByText('Quarterly Banking Profile')).toBeInViewport();
});

test('what the browser finds after React has come opens too, in place of what was open', async ({ page }) => {
  await open(page, '/');
  await question(page, 'team').click();
  await page.evaluate(() => {
    const found = document.querySelector('#launch [data-reach-accordion-panel] p');
    if (found) found.id = 'found';
    // The browser reveals what an address names in the same way as what its search finds.
    window.location.hash = '#found';
  });
  await expect(question(page, 'launch')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(1);
  expect(await restingTop(page, '#found')).toBeGreaterThanOrEqual(BAR);
  await expect(page.locator('#found')).toBeInViewport();
});

test('closed answers take no room and are not spoken, though they can be searched', async ({ page }) => {
  await open(page, '/');
  for (const panel of await page.locator('#faq [data-reach-accordion-panel]').all()) {
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    expect((await panel.boundingBox())?.height ?? 0).toBe(0);
  }
  const tree = await page.locator('#faq').ariaSnapshot();
  expect(tree).toContain('When does the service launch?');
  expect(tree).not.toContain('Quarterly Banking Profile');
});
