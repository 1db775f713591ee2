import type { Locator } from '@playwright/test';
import { waitlistSection } from './support/form';
import { expect, open, test } from './support/page';

const HEADING = 'Two fewer problem banks, a bigger insurance fund';
/** The rows of the table that have a note in the margin, each with the title and the text of its note. */
const NOTES = [
  {
    row: 'Insured institutions 4,517 4,487',
    title: 'Thirty fewer banks',
    text: 'Most of them merged, and their customers',
  },
  {
    row: 'Problem list 68 66',
    title: 'Two fewer banks in three months',
    text: 'Those 66 are about 1.5% of all insured institutions.',
  },
] as const;

/** Where an element is on the page, in pixels. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

test('the sample issue has its title and its address in its head, and says at its top that nobody received it', async ({
  page,
}) => {
  await open(page, '/sample-issue');
  await expect(page).toHaveTitle(`${HEADING} | Expat Bank Brief`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://expatbankbrief.example/sample-issue',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  await expect(page.getByText('Sample: not sent to anyone')).toBeVisible();
});

test('the table of the sample issue has two marked rows, each with a note that explains it', async ({
  page,
}) => {
  await open(page, '/sample-issue');
  const table = page.getByRole('table');
  for (const { row, title } of NOTES) {
    await expect(table.getByRole('row', { name: row })).toBeVisible();
    await expect(table.getByText(title)).toBeVisible();
  }
});

test('each note is beside or below its row at any width and covers no other, and nothing scrolls sideways', async ({
  page,
}) => {
  await open(page, '/sample-issue');
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { row, title } of NOTES) {
      const rowBox = await boxOf(page.getByRole('row', { name: row }));
      const noteBox = await boxOf(page.getByText(title));
      const isBeside = noteBox.x >= rowBox.x + rowBox.width;
      const isBelow = noteBox.y >= rowBox.y + rowBox.height;
      expect([isBeside, isBelow], `${title}, ${width} px`).toEqual(
        width < 1024 ? [false, true] : [true, false],
      );
    }
    const [first, second] = NOTES;
    const endOfFirst = await boxOf(page.getByText(first.text));
    const startOfSecond = await boxOf(page.getByText(second.title));
    expect(startOfSecond.y, `the second note begins below the first, ${width} px`).toBeGreaterThan(
      endOfFirst.y + endOfFirst.height,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** Boxes in the text of the issue, each with words at the end of the paragraph above. One is in a list. */
const BOXES = [
  { lastWords: 'before you answer.', box: 'You can also ask in general terms' },
  { lastWords: 'unpaid loans.', box: 'One figure alone says little.' },
] as const;

test('a box is a note in the margin of a wide window, and below its paragraph in a narrow one', async ({
  page,
}) => {
  await open(page, '/sample-issue');
  for (const width of [320, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const margin = await boxOf(page.getByRole('navigation', { name: 'In this issue' }));
    for (const { lastWords, box } of BOXES) {
      const words = await boxOf(page.getByText(lastWords));
      const note = await boxOf(page.getByRole('note').filter({ hasText: box }));
      const isBeside = note.x >= words.x + words.width;
      const isBelow = note.y >= words.y + words.height;
      expect([isBeside, isBelow], `${box}, ${width} px`).toEqual(
        width < 1280 ? [false, true] : [true, false],
      );
      if (isBeside) {
        expect(note.x, `${box}, ${width} px`).toBeCloseTo(margin.x, 0);
        expect(note.width, `${box}, ${width} px`).toBeCloseTo(margin.width, 0);
      }
    }
  }
});

test('every source of the sample issue is a link to another site', async ({ page }) => {
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

test('the sample issue has a button for the form, and a link to the home page', async ({ page }) => {
  await open(page, '/sample-issue');
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click();
  await expect(page).toHaveURL('/#waitlist');
  await expect(waitlistSection(page)).toBeInViewport();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the sample issue prints with its address and its notes, without the button', async ({ page }) => {
  await open(page, '/sample-issue');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('https://expatbankbrief.example/sample-issue', { exact: true })).toBeVisible();
  for (const { title } of NOTES) await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole issue is there, and its button opens the form', async ({ page }) => {
    await page.goto('/sample-issue');
    await expect(page.getByRole('row', { name: 'Problem list 68 66' })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: 'What the figures don’t tell you' }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click();
    await expect(page).toHaveURL('/#waitlist');
  });
});
