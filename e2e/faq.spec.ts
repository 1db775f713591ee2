import type { Locator } from '@playwright/test';
import {
  answer,
  FAQ,
  faqSection,
  openQuestions,
  question,
  questionHeadings,
  QUESTION_NAMES,
  type QuestionName,
} from './support/faq';
import {
  BAR_HEIGHT,
  expect,
  holdBack,
  open,
  ready,
  restingTop,
  tabTo,
  test,
  type Page,
} from './support/page';

/** Expects that one answer alone is open, with its question right below the bar. */
async function expectOpenBelowBar(page: Page, name: QuestionName): Promise<void> {
  await expect(question(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(answer(page, name)).toBeVisible();
  const top = await restingTop(page, `#${name}`);
  expect(top).toBeGreaterThanOrEqual(BAR_HEIGHT);
  expect(top).toBeLessThan(2 * BAR_HEIGHT);
}

/** Changes the fragment of the address to a question, as a link does. */
async function changeFragment(page: Page, name: QuestionName): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, name);
}

// src/faq/FaqAccordion.test.tsx opens and closes answers without a browser.
test('each question has its own answer (requirements, section 4)', async ({ page }) => {
  await open(page, '/');
  await expect(questionHeadings(page)).toHaveCount(QUESTION_NAMES.length);
  for (const name of QUESTION_NAMES) {
    const panel = await question(page, name).getAttribute('aria-controls');
    await expect(page.locator(`[id="${panel}"]`)).toContainText(FAQ[name].answer);
  }
});

test('a question stays in view when the answer above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await open(page, '/');
  await question(page, 'what-you-get').click();
  await expect(answer(page, 'what-you-get')).toBeVisible();
  await question(page, 'launch').click();
  await expect(answer(page, 'what-you-get')).toBeHidden();
  await expect(question(page, 'launch')).toBeInViewport();
});

test('a question stays where it is when its answer opens, and the answer has the same margins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/');
  const edges = (element: Locator) =>
    element.evaluate((node) => {
      const { left, right } = node.getBoundingClientRect();
      return { left, right };
    });
  const closed = await edges(question(page, 'launch'));
  await question(page, 'launch').click();
  await expect(answer(page, 'launch')).toBeVisible();
  expect(await edges(question(page, 'launch'))).toEqual(closed);
  expect(await edges(answer(page, 'launch'))).toEqual(closed);
});

// https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
test('Enter and Space open and close a question; arrow keys, Home and End go to another one', async ({
  page,
}) => {
  await open(page, '/');
  await question(page, 'what-you-get').focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(openQuestions(page)).toHaveCount(1);
    await page.keyboard.press(key);
    await expect(openQuestions(page)).toHaveCount(0);
  }
  for (const [key, name] of [
    ['ArrowDown', 'launch'],
    ['End', 'after-joining'],
    ['ArrowDown', 'what-you-get'],
    ['ArrowUp', 'after-joining'],
    ['Home', 'what-you-get'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(question(page, name)).toBeFocused();
  }
});

test('the Tab key goes from an open question to the links of its answer', async ({ page }) => {
  await open(page, '/');
  await question(page, 'privacy').press('Enter');
  await tabTo(page, faqSection(page).getByRole('link', { name: 'privacy notice' }));
});

test('the question in the address opens and scrolls into view', async ({ page }) => {
  await open(page, '/#recommendations');
  await expectOpenBelowBar(page, 'recommendations');
});

test('the first Tab goes to the question in the address', async ({ page }) => {
  await open(page, '/#recommendations');
  await page.keyboard.press('Tab');
  await expect(question(page, 'recommendations')).toBeFocused();
});

test('a question opens and scrolls into view when the address changes to it', async ({ page }) => {
  await open(page, '/#recommendations');
  await changeFragment(page, 'launch');
  await expectOpenBelowBar(page, 'launch');
});

test('back and forward open the question in the address', async ({ page }) => {
  await open(page, '/#recommendations');
  await changeFragment(page, 'launch');
  await page.goBack();
  await expectOpenBelowBar(page, 'recommendations');
  await page.goForward();
  await expectOpenBelowBar(page, 'launch');
});

test('the answer in the address is open before React has started', async ({ page }) => {
  const arrive = await holdBack(page, '**/app-*.js');
  await page.goto('/#launch', { waitUntil: 'commit' });
  await expect(answer(page, 'launch')).toBeInViewport();
  const before = await restingTop(page, '#launch');
  arrive();
  await ready(page);
  await expectOpenBelowBar(page, 'launch');
  expect(await restingTop(page, '#launch')).toBe(before);
});

test('an address with a fragment that is no question opens no answer and breaks nothing', async ({
  page,
}) => {
  for (const hash of ['#%', '#no-such-question', '#"\\', `#${'%F'.repeat(3000)}`]) {
    await open(page, `/${hash}`);
    await expect(openQuestions(page)).toHaveCount(0);
  }
  await question(page, 'launch').click();
  await expect(answer(page, 'launch')).toBeVisible();
});

test('find in page searches closed answers, and a text fragment opens the one that it names', async ({
  page,
}) => {
  await page.goto('/#:~:text=public%20soon%20after');
  await ready(page);
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(faqSection(page).locator('[hidden=until-found]')).toHaveCount(QUESTION_NAMES.length - 1);
});

test('closed answers take no room', async ({ page }) => {
  await open(page, '/');
  const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: NaN, height: NaN };
  /** How far the question after this one is below it. */
  const distance = async () =>
    (await boxOf(question(page, 'team'))).y - (await boxOf(question(page, 'privacy'))).y;
  const distanceWhenClosed = await distance();
  await question(page, 'privacy').click();
  await expect(answer(page, 'privacy')).toBeVisible();
  const { height } = await boxOf(answer(page, 'privacy'));
  expect((await distance()) - distanceWhenClosed).toBeGreaterThan(height);
});

test('find in page opens the answer that it finds, and closes the one that was open', async ({ page }) => {
  await open(page, '/');
  await question(page, 'team').click();
  await answer(page, 'launch').evaluate((found) => {
    found.id = 'found';
    // The browser reveals what an address names in the same way as what its search finds.
    window.location.hash = '#found';
  });
  await expect(question(page, 'launch')).toHaveAttribute('aria-expanded', 'true');
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(answer(page, 'launch')).toBeInViewport();
});
