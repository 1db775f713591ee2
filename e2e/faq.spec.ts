import { expect, holdBack, open, ready, restingTop, test, type Page } from './page';

const BAR = 64;
const questions = (page: Page) => page.locator('#faq h3 > button');
const opened = (page: Page) => page.locator('#faq [aria-expanded=true]');
const question = (page: Page, name: string) => page.locator(`#${name} button`);
const answer = (page: Page, name: string) => page.locator(`#${name} [data-reach-accordion-panel]`);

async function expectAt(page: Page, name: string): Promise<void> {
  await expect(question(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(opened(page)).toHaveCount(1);
  await expect(answer(page, name)).toBeVisible();
  const top = await restingTop(page, `#${name}`);
  expect(top).toBeGreaterThanOrEqual(BAR);
  expect(top).toBeLessThan(BAR + 64);
}

test('answers eight questions, at most one at a time (requirements, section 4)', async ({ page }) => {
  await open(page, '/');
  await expect(questions(page)).toHaveCount(8);
  await expect(opened(page)).toHaveCount(0);
  await questions(page).nth(1).click();
  await expect(opened(page)).toHaveCount(1);
  await questions(page).nth(4).click();
  await expect(opened(page)).toHaveCount(1);
  await expect(questions(page).nth(4)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions(page).nth(4)).toBeInViewport();
  await questions(page).nth(4).click();
  await expect(opened(page)).toHaveCount(0);
});

// The accordion of the ARIA Authoring Practices.
test('opens and closes by keyboard; arrow keys, Home and End go from question to question', async ({
  page,
}) => {
  await open(page, '/');
  await questions(page).first().focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(opened(page)).toHaveCount(1);
    await page.keyboard.press(key);
    await expect(opened(page)).toHaveCount(0);
  }
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', 7],
    ['ArrowDown', 0],
    ['ArrowUp', 7],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(questions(page).nth(index)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#faq [data-slot] :focus')).toHaveCount(1);
});

test('the address opens and scrolls to its question: on load, by a link, back and forward', async ({
  page,
}) => {
  await open(page, '/#recommendations');
  await expectAt(page, 'recommendations');
  await page.keyboard.press('Tab');
  await expect(question(page, 'recommendations')).toBeFocused();
  const go = (hash: string) =>
    page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
  await go('#launch');
  await expectAt(page, 'launch');
  await page.goBack();
  await expectAt(page, 'recommendations');
  await page.goForward();
  await expectAt(page, 'launch');
});

test('the answer in the address is open before React has started', async ({ page }) => {
  const arrive = await holdBack(page, '**/app-*.js');
  await page.goto('/#launch', { waitUntil: 'commit' });
  await expect(answer(page, 'launch').locator('p').first()).toBeInViewport();
  const before = await restingTop(page, '#launch');
  arrive();
  await ready(page);
  await expectAt(page, 'launch');
  expect(await restingTop(page, '#launch')).toBe(before);
});

test('a fragment that is no question opens nothing and breaks nothing', async ({ page }) => {
  for (const hash of ['#%', '#no-such-question', '#"\\', `#${'%F'.repeat(3000)}`]) {
    await open(page, `/${hash}`);
    await expect(opened(page)).toHaveCount(0);
  }
  await question(page, 'launch').click();
  await expect(answer(page, 'launch')).toBeVisible();
});

test('an answer has a link to itself with a name of its own', async ({ page }) => {
  await open(page, '/');
  await question(page, 'after-joining').click();
  const link = answer(page, 'after-joining').getByRole('link', { name: /^Link to this answer: .+\?$/ });
  await expect(link).toHaveAttribute('href', '#after-joining');
  await link.click();
  await expectAt(page, 'after-joining');
});

test('find in page searches closed answers, which take no room, and opens the one that it finds', async ({
  page,
}) => {
  await page.goto('/#:~:text=public%20soon%20after');
  await ready(page);
  await expect(page.locator('#faq [hidden=until-found]')).toHaveCount(7);
  expect((await answer(page, 'privacy').boundingBox())?.height ?? 0).toBe(0);
  await question(page, 'team').click();
  await page.evaluate(() => {
    const found = document.querySelector('#launch [data-reach-accordion-panel] p');
    if (found) found.id = 'found';
    // The browser reveals what an address names in the same way as what its search finds.
    window.location.hash = '#found';
  });
  await expect(question(page, 'launch')).toHaveAttribute('aria-expanded', 'true');
  await expect(opened(page)).toHaveCount(1);
  await expect(page.locator('#found')).toBeInViewport();
});
