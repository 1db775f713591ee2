import { MESSAGES } from '../../src/waitlist/messages';
import { ADDRESSES, expect, LEGAL_TABS, open, test, type Page } from '../page';
import { ScreenReader } from './reader';

type Phrase = string | RegExp;

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

async function readAll(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  const reader = new ScreenReader(page);
  await reader.start();
  return reader.readAll();
}

/** Fails with the first phrase that does not come after those before it. */
function expectInOrder(spoken: string[], phrases: Phrase[]): void {
  let from = 0;
  for (const phrase of phrases) {
    const found = spoken.findIndex(
      (text, index) => index >= from && (typeof phrase === 'string' ? text === phrase : phrase.test(text)),
    );
    expect(found, `"${phrase}" after ${spoken.slice(Math.max(0, from - 3), from).join(' | ')}`).not.toBe(-1);
    from = found + 1;
  }
}

const TOP: Phrase[] = ['document', 'link, Skip to content', 'banner', /^link, \S/, 'navigation, Main'];
const END: Phrase[] = [
  'end of main',
  'contentinfo',
  'navigation, Quick links',
  'navigation, Legal',
  ...['Terms', 'Privacy', 'Cookie', 'Disclaimer'].map((label) => `link, ${label}`),
  'end of contentinfo',
  'end of document',
];

test('the landing page is spoken in the specification’s order', async ({ page }) => {
  const spoken = await readAll(page, '/');
  expectInOrder(spoken, [
    ...TOP,
    ...['Services', 'Benefits', 'How It Works', 'FAQ', 'Join Waitlist'].map((label) => `link, ${label}`),
    'end of banner',
    'main',
    /^heading, .+, level 1$/,
    'link, Join the Waitlist',
    'link, Learn More',
    /^figure, \S/,
    'term',
    'definition',
    // Services, benefits, how it works.
    ...Array.from({ length: 3 }, () => [
      /^region, /,
      /^heading, .+, level 2$/,
      /^heading, .+, level 3$/,
    ]).flat(),
    /^region, /,
    /^heading, .+, level 2$/,
    /^textbox, Full name, .*required/,
    /^textbox, Email address, .*required/,
    'button, Join the Waitlist',
    /^region, /,
    /^heading, .+, level 2$/,
    /^heading, .+\?, level 3$/,
    /^button, .+\?, 1 control, not expanded$/,
    ...END,
  ]);
  expect(spoken.filter((text) => /level 1$/.test(text) && text.startsWith('heading'))).toHaveLength(1);
});

test('every link, button and field has a name', async ({ page }) => {
  for (const path of ADDRESSES) {
    const spoken = await readAll(page, path);
    expect(spoken.filter((text) => /^(link|button|textbox|tab|image)$/.test(text))).toEqual([]);
  }
});

test('answers are silent until they are opened', async ({ page }) => {
  const closed = await readAll(page, '/');
  const answer = ((await page.locator('#faq [data-slot] p').first().textContent()) ?? '').slice(0, 30);
  expect(answer).toHaveLength(30);
  expect(closed.join(' ')).not.toContain(answer);
  await page.locator('#faq h3 > button').first().click();
  const reader = new ScreenReader(page);
  await reader.start();
  const spoken = await reader.readAll();
  const opened = spoken.findIndex((text) => /^button, .+, 1 control, expanded$/.test(text));
  expect(opened).toBeGreaterThan(0);
  expect(spoken.slice(opened, opened + 4).join(' ')).toContain(answer);
});

test('the legal page is spoken with its tabs, and one document', async ({ page }) => {
  const spoken = await readAll(page, '/legal?tab=cookie');
  expectInOrder(spoken, [
    ...TOP,
    'end of banner',
    'main',
    /^heading, .+, level 1$/,
    /^tablist, Legal documents/,
    /^tab, .*not selected/,
    /^tab, .*not selected/,
    /^tab, .*[^t] selected/,
    /^tab, .*not selected/,
    /^tabpanel, /,
    /^heading, .+, level 2$/,
    /^navigation, Contents: /,
    ...END,
  ]);
  expect(spoken.filter((text) => /^tab, /.test(text))).toHaveLength(LEGAL_TABS.length);
  expect(spoken.filter((text) => /^tabpanel, /.test(text))).toHaveLength(1);
});

test('the not-found page says so first', async ({ page }) => {
  const spoken = await readAll(page, '/no-such-page');
  expectInOrder(spoken, [
    ...TOP,
    'main',
    'heading, Oops! Page not found, level 1',
    /^link, .*home page/,
    ...END,
  ]);
});

test.describe('the form speaks', () => {
  const submit = (page: Page) => page.locator('#waitlist button[type=submit]').click();
  const mentions = (spoken: string[], message: string) => spoken.filter((text) => text.includes(message));

  async function start(page: Page): Promise<ScreenReader> {
    await open(page, '/');
    const reader = new ScreenReader(page);
    await reader.start();
    await reader.spoken();
    return reader;
  }

  test('what is missing, with the field that it moves to', async ({ page }) => {
    const reader = await start(page);
    await submit(page);
    await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveText(MESSAGES.blank);
    const field = `textbox, Full name, ${MESSAGES.blank}, invalid, required`;
    await expect.poll(() => reader.hasSpoken(field)).toBe(true);
    const spoken = await reader.spoken();
    expect(mentions(spoken, MESSAGES.blank)).toHaveLength(1);
  });

  test('its result, once', async ({ page }) => {
    const reader = await start(page);
    await page.getByLabel('Full name').fill('Ada');
    await page.getByLabel('Email address').fill('ada@example.com');
    await submit(page);
    await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveText(MESSAGES.joined);
    await expect.poll(() => reader.hasSpoken(`polite: ${MESSAGES.joined}`)).toBe(true);
    const spoken = await reader.spoken();
    expect(mentions(spoken, MESSAGES.joined)).toHaveLength(1);
  });
});
