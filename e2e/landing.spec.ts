import { expect, open, test } from './support/page';

/** The cells of the excerpt from `e2e/content/issues/sample.mdx`, row by row. */
const EXCERPT = [
  ['All FDIC-insured institutions', 'Q3 2024', 'Q4 2024'],
  ['Insured institutions', '4,517', '4,487'],
  ['Return on assets', '1.09%', '1.11%'],
  ['Insurance fund, in billions', '$133.1', '$137.1'],
  ['Problem list', '68', '66'],
];

test('the home page shows its sections in the order of docs/requirements.md, section 2', async ({ page }) => {
  await open(page, '/');
  const headings = (level: number) => page.getByRole('main').getByRole('heading', { level });
  await expect(headings(1).or(headings(2))).toHaveText([
    'US banks, explained for Americans abroad',
    'What we’re planning',
    'Written for Americans abroad',
    'How an issue is made',
    'Start with the first issue',
    'Questions and answers',
  ]);
});

test('the home page opens with two buttons and the launch note', async ({ page }) => {
  await open(page, '/');
  const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
  const join = hero.getByRole('link', { name: 'Join the Waitlist', exact: true });
  await expect(join).toHaveAttribute('href', '#waitlist');
  await expect(hero.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '#services');
  await expect(hero).toContainText('mid-May 2025');
  await expect(hero).toContainText('first-quarter 2025 data');
});

test('the excerpt from the issue shows figures of two quarters, each with a link to its source', async ({
  page,
}) => {
  await open(page, '/');
  const excerpt = page.getByRole('figure', { name: /^An excerpt from an issue/ });
  const rows = await excerpt
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)));
  expect(rows).toEqual(EXCERPT);
  // 66 of 4,487 institutions are 1.5 percent.
  await expect(excerpt.getByText('Those 66 are about 1.5%')).toBeVisible();
  for (const quarter of ['Q3 2024', 'Q4 2024']) {
    await expect(excerpt.getByRole('link', { name: quarter })).toHaveAttribute(
      'href',
      /^https:\/\/www\.fdic\.gov\//,
    );
  }
});

for (const [width, height] of [
  [375, 760],
  [1280, 800],
] as const) {
  test(`the first screen shows the marked figure at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const marked = page.getByRole('row', { name: 'Problem list' }).getByRole('cell', { name: '66' });
    await expect(marked).toBeInViewport({ ratio: 1 });
  });
}

/** The texts of the page. */
const TEXTS = 'main :is(h1, h2, h3, h4, p, dl, table, form, figure)';

test('the home page shows no text in less than 14 px', async ({ page }) => {
  await open(page, '/');
  const sizes = await page
    .locator(TEXTS)
    .filter({ visible: true })
    .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
});

// tests/site/pages.test.ts looks at the links of the footer, and src/layout/Footer.test.tsx at its texts.
test('the footer has the year of the visitor’s clock, not that of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Expat Bank Brief');
});
