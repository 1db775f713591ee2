import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test, type Page } from '@playwright/test';
import { EDITOR_PATH } from '../plugins/content-editor';
import { CONTENT_KINDS } from '../config/content-model/kinds';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { frontMatterOf } from '../tests/support/front-matter';
import { EditorTab } from './support/editor-tab';
import { QUESTION_NAMES } from './support/faq';
import { button, fill, JOINED, toast } from './support/form';
import { openDevelopPage } from './support/open-develop-page';
import { ADDRESSES, expect, isComplaint } from './support/page';
import { ProjectCopy, STARTUP_LIMIT } from './support/project-copy';

/** The types of all queries: `gatsby develop` writes this file some seconds after its start. */
const TYPES = 'src/gatsby-types.d.ts';

const HERO = 'content/landing/hero.mdx';
const LAUNCH = 'content/faq/launch.mdx';
const NINTH = 'content/faq/is-there-a-ninth-question-its-here.mdx';
const PRIVACY = 'content/faq/privacy.mdx';

/** The lines that differ: removed lines after `-`, and new lines after `+`. */
function changedLines(before: string, after: string): string[] {
  const old = before.split('\n');
  const now = after.split('\n');
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

// `npm run edit` runs `gatsby develop`, which takes half a minute to start, so all tests share one. They
// follow one another like a day's work, and each changes what no other test looks at, so that each can run
// alone (`-g`). Only the last one breaks the site. After a failure, Playwright starts the rest with a new
// server.
test.describe.configure({ mode: 'default', timeout: 180_000 });
let copy: ProjectCopy;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(STARTUP_LIMIT);
  copy = new ProjectCopy();
  // The copy has the committed types, which a test must not take for the types that Gatsby writes.
  rmSync(path.join(copy.folder, TYPES));
  origin = await copy.serve(['tsx', 'scripts/edit.ts'], `${EDITOR_PATH}/`);
});
// Without its output, nobody can tell why a change didn't reach a page.
test.afterEach(async () => {
  const info = test.info();
  if (info.status === info.expectedStatus) return;
  await info.attach('output', { body: copy.output, contentType: 'text/plain' });
});
test.afterAll(() => copy.remove());

test.describe('gatsby develop', () => {
  const countBundles = () => copy.output.split('Re-building development bundle').length;
  /** Counts how often Gatsby has run the queries after a change, and written what they returned. */
  const countDataWrites = () => copy.output.split('Writing page-data.json').length;

  test('logs no warning and no error on any page, and the form works', async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const notFound = message.text().includes('404 (Not Found)');
      if (isComplaint(message) && !notFound) complaints.push(message.text());
    });
    for (const route of ADDRESSES) {
      await openDevelopPage(page, origin + route);
      await expect(page.getByRole('heading')).not.toHaveCount(0);
    }
    await page.goto(`${origin}/`);
    await fill(page);
    await button(page).click();
    await expect(toast(page)).toHaveText(JOINED);
    expect(complaints).toEqual([]);
  });

  test('writes the types of the queries that are committed', async () => {
    const isCurrent = () =>
      existsSync(path.join(copy.folder, TYPES)) && copy.read(TYPES) === readFileSync(TYPES, 'utf8');
    // This message says what to do, which the difference of the two files would not.
    const message = `${TYPES} is not what Gatsby writes: run npm run build, and commit the file`;
    await expect.poll(isCurrent, { message }).toBe(true);
  });

  test('makes no new bundle because of the types that it writes into src', async ({ page }) => {
    // An edit of a script makes a new bundle, so the count below would notice one.
    const bundles = countBundles();
    copy.append('src/waitlist/toast/Toast.tsx', '// Edited by the test.\n');
    await expect.poll(countBundles).toBeGreaterThan(bundles);
    // Earlier bundles may still be under way.
    await expect(async () => {
      const before = countBundles();
      copy.write(TYPES, copy.read(TYPES));
      // A bundle begins at once, and the page is there only once no bundle is being made.
      await openDevelopPage(page, `${origin}/`);
      expect(countBundles()).toBe(before);
    }).toPass({ timeout: 60_000 });
  });

  test('texts follow the launch in site.yaml', async ({ page }) => {
    await openDevelopPage(page, `${origin}/`);
    const before = countDataWrites();
    copy.edit('content/site.yaml', 'launch: mid-May 2025', 'launch: late May 2025');
    await expect(page.getByText('data, in late May 2025. Plans may change')).toBeVisible();
    // Gatsby 5 loses a change that comes while it runs the queries of an earlier one. This one concerns all
    // pages, and the next test changes a file.
    await expect.poll(countDataWrites).toBeGreaterThan(before);
  });

  test('a legal text that is not recorded shows as a draft', async ({ page }) => {
    await openDevelopPage(page, `${origin}/legal`);
    const draft = page.getByRole('tabpanel').getByText('Draft.', { exact: true });
    await expect(page.getByRole('heading', { level: 2, name: 'Terms of Use' })).toBeVisible();
    await expect(draft).toHaveCount(0);
    copy.append('content/legal/terms.mdx', '\nWritten for the test.\n');
    await expect(draft).toBeVisible();
  });

  test('a mistake in the content shows over the page and in the terminal, until it is fixed', async ({
    page,
  }) => {
    await openDevelopPage(page, `${origin}/`);
    const heading = page.getByRole('heading', { level: 1, name: 'US banks, explained' });
    await expect(heading).toBeVisible();
    copy.edit(HERO, 'joinNote:', 'joinNot:');
    const place = `${HERO}:2:1`;
    const mistake = page.getByText(place);
    await expect(mistake).not.toHaveCount(0);
    expect(copy.output).toContain(place);
    // The page stays below, hidden from screen readers by Gatsby's message.
    await expect(
      page.getByRole('heading', { level: 1, name: 'US banks, explained', includeHidden: true }),
    ).toBeAttached();
    copy.edit(HERO, 'joinNot:', 'joinNote:');
    await expect(mistake).toHaveCount(0);
    await expect(heading).toBeVisible();
  });
});

test.describe('the editor', () => {
  // Decap takes seconds to start, so all tests share one tab, like staff who keep it open all day.
  let editor: EditorTab;
  /** The home page in a tab beside the editor. It follows what is saved. */
  let home: Page;

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    editor = new EditorTab(await context.newPage(), origin);
    home = await context.newPage();
    await openDevelopPage(home, `${origin}/`);
  });

  /** Edits a form and saves it. Returns what has changed in its file. */
  async function linesChangedBy(file: string, edit: () => Promise<void>): Promise<string[]> {
    const before = copy.read(file);
    await edit();
    await editor.saveAndWait();
    return changedLines(before, copy.read(file));
  }

  test('has a link to its form beside each text of the site', async ({ page }) => {
    const links = page.getByText('Edit this text');
    const formsLinkedFrom = async (address: string) => {
      await page.goto(address);
      // The links of answers are in closed panels, so not all links are visible.
      await expect(links).not.toHaveCount(0);
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      return targets.map((target) => target.replace(/entries.*/, 'entries')).sort();
    };
    const formsIn = (group: string, count: number) =>
      Array<string>(count).fill(`${EDITOR_PATH}/#/collections/${group}/entries`);
    const sections = CONTENT_KINDS.filter(({ folder }) => folder === 'landing').length;
    expect(await formsLinkedFrom(`${origin}/`)).toEqual([
      ...formsIn('faq', QUESTION_NAMES.length),
      ...formsIn('landing', sections),
    ]);
    expect(await formsLinkedFrom(`${origin}/legal`)).toEqual([
      ...formsIn('legal', LEGAL_DOCUMENT_NAMES.length),
      ...formsIn('pages', 1),
    ]);

    const linkOfTerms = page.getByRole('tabpanel').getByRole('link', { name: 'Edit this text' });
    await editor.page.goto(await linkOfTerms.evaluate((link: HTMLAnchorElement) => link.href));
    await expect(editor.field('Tab')).toHaveValue('Terms');
  });

  test('changes one word of an answer, in the file and on the page', async () => {
    await editor.openForm('faq', 'launch');
    const answer = await editor.body.inputValue();
    const changed = await linesChangedBy(LAUNCH, async () => {
      await editor.body.fill(answer.replace('our own estimate', 'our own guess'));
      await expect(editor.pane.getByText('our own guess')).toBeVisible();
    });
    expect(changed).toEqual([
      '-The launch date is our own estimate. If it changes, this page will say so.',
      '+The launch date is our own guess. If it changes, this page will say so.',
    ]);
    await expect(home.getByText('our own guess')).toBeAttached();
  });

  test('shows the values of a form even when its address follows that of another form', async () => {
    await editor.openForm('faq', 'launch');
    await editor.goTo('legal/entries/terms');
    await expect(editor.field('Tab')).toHaveValue('Terms');
    await expect(editor.body).toHaveValue(/^These terms/);
  });

  test('changes a label of the hero', async () => {
    await editor.openForm('landing', 'hero');
    const changed = await linesChangedBy(HERO, () =>
      editor.page.getByLabel('Button that leads to the services').fill('See More'),
    );
    expect(changed).toEqual(['-learnMoreButton: Learn More', '+learnMoreButton: See More']);
    await expect(home.getByRole('main').getByRole('link', { name: 'See More' })).toBeVisible();
  });

  test('adds the operator, which nobody had filled in', async () => {
    await editor.openForm('site', 'facts');
    const changed = await linesChangedBy('content/site.yaml', () =>
      editor.field('Operator (optional)').fill('Sample: Publishing LLC'),
    );
    expect(changed).toEqual(['+operator: "Sample: Publishing LLC"']);
    const footer = home.getByRole('contentinfo');
    await expect(footer.getByText('Published by Sample: Publishing LLC', { exact: true })).toBeVisible();
  });

  test('adds a question, which has its own file and shows on the page', async () => {
    await editor.goTo('faq/new');
    const fields = { question: "Is there a ninth question? It's here.", order: 9 };
    await editor.fillFields('FaqEntry', fields);
    await editor.body.click();
    await editor.page.getByRole('button', { name: 'Contact address' }).click();
    await expect(editor.body).toHaveValue('<ContactEmail />');
    await editor.body.fill('Write to <ContactEmail />.');
    await expect(editor.pane.getByRole('link')).toBeVisible();
    await editor.saveAndWait();
    expect(copy.read(NINTH)).toBe(`${frontMatterOf('FaqEntry', fields)}\nWrite to <ContactEmail />.\n`);
    await expect(home.getByRole('button', { name: 'Is there a ninth question? It’s here.' })).toBeVisible();
    // The same form goes on with the file that it has made.
    await editor.body.fill('Write soon to <ContactEmail />.');
    await expect(editor.pane.getByText('The check finds no mistake.')).toBeVisible();
    await editor.saveAndWait();
    await expect(home.getByText('Write soon to')).toBeAttached();
    expect(copy.read(NINTH)).toContain('Write soon to');
  });

  test('refuses a text with mistakes, in the words of the check, and keeps what was typed until the editor leaves', async () => {
    const before = copy.read(PRIVACY);
    await editor.openForm('faq', 'privacy');
    const answer = await editor.body.inputValue();
    const wrong = `${answer}\n\nYour money is completely safe. <Gift />`;
    await editor.body.fill(wrong);
    await editor.page.getByLabel('Position').fill('1');
    const findings = editor.pane.getByRole('region', { name: 'Check' });
    await expect(findings).toContainText('No account is safe in every situation');
    await expect(findings).toContainText('<Gift> is not a component that content may use');
    await expect(findings).toContainText('has the same value');
    await editor.save();
    await expect(editor.page.getByText(/^Not saved\. /)).toBeVisible();
    await expect(editor.body).toHaveValue(wrong);
    expect(copy.read(PRIVACY)).toBe(before);

    // Decap asks before it leaves a form with changes.
    const leaveAndAnswer = async (answerWith: 'accept' | 'dismiss') => {
      const asked = editor.page.waitForEvent('dialog');
      const left = editor.page.getByRole('link', { name: '← Questions' }).click();
      await (await asked)[answerWith]();
      await left;
    };
    await leaveAndAnswer('dismiss');
    await expect(editor.body).toHaveValue(wrong);
    await leaveAndAnswer('accept');
    await expect(editor.body).toBeHidden();
  });

  test('gives a legal text a new day, and says what changed', async () => {
    await editor.openForm('legal', 'privacy');
    const changed = await linesChangedBy('content/legal/privacy.mdx', async () => {
      await editor.page.getByLabel('Applies from').focus();
      await editor.page.keyboard.type('12012098');
      await editor.page.getByLabel('What changed').fill('We name who reads your messages.');
    });
    expect(changed).toEqual([
      '-lastUpdated: 2025-05-02',
      expect.stringMatching(/^-changeNote: /),
      '+lastUpdated: 2098-12-01',
      '+changeNote: We name who reads your messages.',
    ]);
  });

  test('takes back a version that is announced', async () => {
    await editor.openForm('legal', 'disclaimer');
    await editor.page.getByRole('switch', { name: /Take back/ }).click();
    await editor.saveAndWait();
    expect(copy.read('content/legal/disclaimer.mdx')).toBe(
      copy.read('content/legal/record/disclaimer/2025-11-03.mdx'),
    );
  });
});

// The last test breaks the home page.
test('a render error shows over the page', async ({ page }) => {
  copy.edit(
    'src/landing/ServicesSection.tsx',
    '  const {',
    "  throw new Error('Made for the test');\n  const {",
  );
  // The page shows the error only once Gatsby has made a new bundle.
  await expect(async () => {
    await page.goto(`${origin}/`);
    await expect(page.getByText('Made for the test')).not.toHaveCount(0);
  }).toPass({ timeout: 60_000 });
});
