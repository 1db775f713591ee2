import { MESSAGES } from '../../src/waitlist/messages';
import { expect, open, stopTimers, test, type Page } from '../page';

// What stands in a template must be in the tree, in this order; the words of the content are free.

const submit = (page: Page) => page.locator('#waitlist button[type=submit]').click();
const fill = async (page: Page, name: string, email: string) => {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email address').fill(email);
};

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 375, height: 900 };

const FOOTER = `
- contentinfo:
  - paragraph:
    - link /.+@.+/
  - navigation "Quick links":
    - heading "Quick links" [level=2]
    - list:
      - listitem:
        - link "Services"
      - listitem:
        - link "Benefits"
      - listitem:
        - link "How It Works"
      - listitem:
        - link "FAQ"
      - listitem:
        - link "Join Waitlist"
  - navigation "Legal":
    - list:
      - listitem:
        - link "Terms"
      - listitem:
        - link "Privacy"
      - listitem:
        - link "Cookie"
      - listitem:
        - link "Disclaimer"
  - list /.+/
`;

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('the landing page is landmarks, and regions with headings of their own', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
- link "Skip to content":
  - /url: "#main"
- banner:
  - link /.+/:
    - /url: /
  - navigation "Main":
    - list:
      - listitem:
        - link "Services"
      - listitem:
        - link "Benefits"
      - listitem:
        - link "How It Works"
      - listitem:
        - link "FAQ"
      - listitem:
        - link "Join Waitlist"
- main:
  - region /.+/:
    - heading /.+/ [level=1]
    - list:
      - listitem:
        - heading /.+/ [level=2]
    - paragraph:
      - link "Join the Waitlist"
      - link "Learn More"
    - figure /.+/:
      - list:
        - listitem: /.+/
      - term: /.+/
      - definition: /.+/
  - region /.+/:
    - heading /.+/ [level=2]
    - list:
      - listitem:
        - heading /.+/ [level=3]
  - region /.+/:
    - heading /.+/ [level=2]
    - figure /.+/:
      - heading /.+/ [level=3]
      - table /.+/:
        - rowgroup:
          - row:
            - columnheader /.+/
        - rowgroup:
          - row:
            - rowheader /.+/
            - cell /.+/
      - heading /.+/ [level=4]
      - list:
        - listitem: /.+/
  - region /.+/:
    - heading /.+/ [level=2]
    - list /.+/:
      - listitem:
        - paragraph: /.+/
        - heading /.+/ [level=3]
    - heading /.+/ [level=3]
  - region /.+/:
    - heading /.+/ [level=2]
    - textbox "Full name"
    - textbox "Email address"
    - button "Join the Waitlist"
  - region /.+/:
    - heading /.+/ [level=2]
    - heading /.+/ [level=3]:
      - button /.+/
${FOOTER}`);
  });

  test('the legal page is a heading, a list of tabs and one document', async ({ page }) => {
    await open(page, '/legal?tab=privacy');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
- main:
  - heading /.+/ [level=1]
  - tablist "Legal documents":
    - tab "Terms"
    - tab "Privacy" [selected]
    - tab "Cookie"
    - tab "Disclaimer"
  - tabpanel "Privacy":
    - article:
      - heading /.+/ [level=2]
      - paragraph:
        - link /.+/:
          - time: /.+/
        - link "All versions"
      - navigation /Contents. .+/:
        - list:
          - listitem:
            - link /.+/
      - heading /.+/ [level=3]
${FOOTER}`);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  });

  test('the history is a question and a table of all versions', async ({ page }) => {
    await open(page, '/legal/history/');
    await expect(page.locator('main')).toMatchAriaSnapshot(`
- main:
  - heading /.+/ [level=1]
  - textbox "Which text applied on this day?"
  - status
  - table "Versions":
    - caption
    - rowgroup:
      - row:
        - columnheader "Document"
        - columnheader "In force"
        - columnheader "What changed"
    - rowgroup:
      - row:
        - rowheader /.+/
        - cell /.+/:
          - link /.+/
        - cell /.+/
`);
  });

  test('a version of a document is an article with a way back', async ({ page }) => {
    await open(page, '/legal/history/');
    await page.getByRole('cell').getByRole('link').first().click();
    await expect(page.locator('main')).toMatchAriaSnapshot(`
- main:
  - article:
    - heading /.+/ [level=1]
    - paragraph:
      - link /.+/
      - link "All versions"
    - navigation /Contents. .+/
    - heading "Full text" [level=2]
    - heading /.+/ [level=3]
`);
  });

  test('the not-found page is its heading and a way home', async ({ page }) => {
    await open(page, '/no-such-page');
    await expect(page.locator('main')).toMatchAriaSnapshot(`
- main:
  - heading "Oops! Page not found" [level=1]
  - paragraph:
    - link /home page/:
      - /url: /
`);
  });

  test('an open question shows its answer, and no other', async ({ page }) => {
    await open(page, '/');
    const questions = page.locator('#faq h3 > button');
    await questions.nth(1).click();
    await expect(page.locator('#faq')).toMatchAriaSnapshot(`
- region /.+/:
  - heading /.+/ [level=3]:
    - button
  - heading /.+/ [level=3]:
    - button [expanded]
  - paragraph: /.+/
  - heading /.+/ [level=3]:
    - button
`);
    await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(1);
    const last = await page.locator('#faq [data-slot]').last().textContent();
    expect(await page.locator('#faq').ariaSnapshot()).not.toContain((last ?? '').trim().slice(0, 40));
  });

  test('a form with blank fields says what is wrong, once for both', async ({ page }) => {
    await open(page, '/');
    await submit(page);
    await expect(page.locator('#waitlist')).toMatchAriaSnapshot(`
- region:
  - textbox "Full name" [active]
  - paragraph: ${MESSAGES.blank}
  - textbox "Email address"
  - button "Join the Waitlist"
`);
    await expect(
      page.locator('#waitlist').getByRole('paragraph').filter({ hasText: MESSAGES.blank }),
    ).toHaveCount(1);
    for (const name of ['Full name', 'Email address']) {
      await expect(page.getByRole('textbox', { name, description: MESSAGES.blank })).toHaveCount(1);
    }
  });

  test('a form without an address says so at that field only', async ({ page }) => {
    await open(page, '/');
    await fill(page, 'Ada', 'ada@example');
    await submit(page);
    await expect(page.locator('#waitlist')).toMatchAriaSnapshot(`
- region:
  - textbox "Full name": Ada
  - textbox "Email address" [active]: ada@example
  - paragraph: ${MESSAGES.invalidEmail}
`);
    await expect(page.getByRole('textbox', { name: 'Full name', description: /./ })).toHaveCount(0);
  });

  test('a form at work has a button that cannot be used, and then a status and what is next', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    await fill(page, 'Ada', 'ada@example.com');
    await stopTimers(page);
    await submit(page);
    await expect(page.locator('#waitlist')).toMatchAriaSnapshot(`
- region:
  - button "${MESSAGES.processing}" [disabled]
`);
    await page.clock.resume();
    await expect(page.locator('#waitlist')).toMatchAriaSnapshot(`
- region:
  - status:
    - heading "${MESSAGES.joined}" [level=3]
  - paragraph: /.+/
  - button /.+/
`);
    await expect(page.locator('#waitlist').getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: NARROW });

  test('the menu is a button that says whether its links are there', async ({ page }) => {
    await open(page, '/');
    const banner = page.getByRole('banner');
    await expect(page.getByRole('button', { name: 'Menu', expanded: false })).toHaveCount(1);
    await expect(banner.getByRole('link')).toHaveCount(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(banner).toMatchAriaSnapshot(`
- banner:
  - link
  - navigation "Main":
    - button "Menu" [expanded]
    - list:
      - listitem:
        - link "Services"
      - listitem:
        - link "Benefits"
      - listitem:
        - link "How It Works"
      - listitem:
        - link "FAQ"
      - listitem:
        - link "Join Waitlist"
`);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test('questions are headings with their answers, and documents follow one another', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#faq')).toMatchAriaSnapshot(`
- region:
  - heading /.+/ [level=3]
  - paragraph: /.+/
  - heading /.+/ [level=3]
  - paragraph: /.+/
`);
    await page.goto('/legal');
    await expect(page.locator('main article')).toHaveCount(4);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
