import { expect, open, test } from './page';

const HEADLINE = 'Two fewer problem banks, a bigger insurance fund';
/** The title of the note in the margin of the table. */
const NOTE = 'Two fewer banks in three months';

test('the sample issue says in its head and at its top that nobody was sent it', async ({ page }) => {
  await open(page, '/sample-issue');
  await expect(page).toHaveTitle(`${HEADLINE} | Expat Bank Brief`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://expatbankbrief.example/sample-issue',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  await expect(page.getByText('Sample: not sent to anyone')).toBeVisible();
});

test('its table has a marked row, which a note explains', async ({ page }) => {
  await open(page, '/sample-issue');
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: 'Problem list 68 66' })).toBeVisible();
  await expect(table.getByText(NOTE)).toBeVisible();
});

test('the note stands beside or below its row at any width, and nothing scrolls sideways', async ({
  page,
}) => {
  await open(page, '/sample-issue');
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const row = await page.getByRole('row', { name: 'Problem list' }).boundingBox();
    const note = await page.getByText(NOTE).boundingBox();
    if (!row || !note) throw new Error('The row or its note is not shown.');
    const isBeside = note.x >= row.x + row.width;
    const isBelow = note.y >= row.y + row.height;
    expect([isBeside, isBelow], `${width} px`).toEqual(width < 1024 ? [false, true] : [true, false]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('every source is a link to another site', async ({ page }) => {
  await open(page, '/sample-issue');
  const sources = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Sources' }) });
  const links = await sources.getByRole('link').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) await expect(link).toHaveAttribute('href', /^https:\/\//);
  for (const quarter of ['Q3 2024', 'Q4 2024']) {
    await expect(page.getByRole('figure').getByRole('link', { name: quarter })).toHaveAttribute(
      'href',
      /^https:\/\/www\.fdic\.gov\//,
    );
  }
});

test('its button leads to the form, and a link to the home page', async ({ page }) => {
  await open(page, '/sample-issue');
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click();
  await expect(page).toHaveURL('/#waitlist');
  await expect(page.locator('#waitlist')).toBeInViewport();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('it prints with its address and sources, without the button', async ({ page }) => {
  await open(page, '/sample-issue');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('https://expatbankbrief.example/sample-issue', { exact: true })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole issue is there, and its button leads to the form', async ({ page }) => {
    await page.goto('/sample-issue');
    await expect(page.getByRole('row', { name: 'Problem list 68 66' })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: 'What the figures don’t tell you' }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click();
    await expect(page).toHaveURL('/#waitlist');
  });
});
