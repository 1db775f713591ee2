import { type Page, test } from '@playwright/test';
import { freePort } from '../tests/programs/free-port';
import { expect } from './page';
import { openConnected } from './open-connected';
import { ProjectCopy } from './project-copy';

test.describe('the editor', () => {
  // One after the other with one server. After a failure, Playwright starts the rest with a new one.
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let copy: ProjectCopy;
  let home: string;

  test.beforeAll(async ({ request }) => {
    test.setTimeout(600_000);
    copy = new ProjectCopy();
    const port = String(await freePort());
    home = `http://localhost:${port}`;
    void copy.run('tsx', 'scripts/edit.ts', '--port', port);
    await expect
      .poll(
        async () => (await request.get(`${home}/admin/`).catch(() => undefined))?.status() ?? copy.output,
        {
          timeout: 580_000,
        },
      )
      .toBe(200);
  });
  test.afterAll(() => copy.remove());

  /** Opens the form of a file: the group and the form are parts of its address. */
  async function openForm(page: Page, group: string, form: string): Promise<void> {
    await page.goto(`${home}/admin/#/collections/${group}/entries/${form}`);
    await expect(page.getByText('Changes saved', { exact: true })).toBeVisible();
  }

  const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

  async function save(page: Page): Promise<void> {
    await saveButton(page).click();
    await page.getByText('Save now').click();
  }

  async function saveAndWait(page: Page): Promise<void> {
    await save(page);
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  }

  /** The lines that differ: `-` before those that are gone, `+` before new ones. */
  function difference(before: string, after: string): string[] {
    const old = before.split('\n');
    const now = after.split('\n');
    return [
      ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
      ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
    ];
  }

  /** The pane beside the form: what the check says, and the text as the site shows it. */
  const pane = (page: Page) => page.frameLocator('#preview-pane');

  const bodyOf = (page: Page) => page.getByLabel('Text', { exact: true });

  /** The home page, opened in a tab of its own before something is saved, as staff have it open beside the editor. */
  async function openHomeBeside(page: Page): Promise<Page> {
    const beside = await page.context().newPage();
    await openConnected(beside, home);
    return beside;
  }

  /** Reads a file, edits its form, saves, and returns what has changed in the file. */
  async function change(page: Page, file: string, edit: () => Promise<void>): Promise<string[]> {
    const before = copy.read(file);
    await edit();
    await saveAndWait(page);
    return difference(before, copy.read(file));
  }

  test('each text of a page links to its form', async ({ page }) => {
    // Those of answers are in closed panels.
    const links = page.locator('a', { hasText: 'Edit this text' });
    const formsOf = async (address: string) => {
      await page.goto(address);
      await expect(links.first()).toBeVisible();
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      return hrefs.map((href) => href?.replace(/entries.*/, 'entries'));
    };
    const formsIn = (group: string, count: number) =>
      Array(count).fill(`/admin/#/collections/${group}/entries`);
    expect((await formsOf(home)).sort()).toEqual([...formsIn('home', 6), ...formsIn('questions', 8)]);
    expect(await formsOf(`${home}/legal`)).toEqual(formsIn('legal', 4));
    await page.goto(home);
    await links.first().click();
    await expect(page.getByText('Changes saved', { exact: true })).toBeVisible();
  });

  test('changes one word of an answer, in the file and on the page', async ({ page }) => {
    const site = await openHomeBeside(page);
    await openForm(page, 'questions', 'launch');
    const answer = await bodyOf(page).inputValue();
    const changed = await change(page, 'content/faq/launch.mdx', async () => {
      await bodyOf(page).fill(answer.replace('our own estimate', 'our own guess'));
      await expect(pane(page).getByText('our own guess')).toBeVisible();
    });
    expect(changed).toEqual([
      '-The launch date is our own estimate. If it changes, this page will say so.',
      '+The launch date is our own guess. If it changes, this page will say so.',
    ]);
    await expect(site.locator('#faq')).toContainText('our own guess');
  });

  test('shows the values of a form also when its address follows that of another form', async ({ page }) => {
    await openForm(page, 'questions', 'launch');
    await openForm(page, 'legal', 'terms');
    await expect(page.getByLabel('Tab', { exact: true })).toHaveValue('Terms');
    await expect(bodyOf(page)).toHaveValue(/^These terms/);
  });

  test('changes a label of the hero', async ({ page }) => {
    const site = await openHomeBeside(page);
    await openForm(page, 'home', 'hero');
    const changed = await change(page, 'content/landing/hero.mdx', () =>
      page.getByLabel('First button').fill('Join the List'),
    );
    expect(changed).toEqual(['-joinButton: Join the Waitlist', '+joinButton: Join the List']);
    await expect(site.locator('main').getByRole('link', { name: 'Join the List' })).toBeVisible();
  });

  test('adds the operator, which nobody had filled in', async ({ page }) => {
    const site = await openHomeBeside(page);
    await openForm(page, 'site', 'facts');
    const changed = await change(page, 'content/site.yaml', () =>
      page.getByLabel('Operator (optional)').fill('Sample: Publishing LLC'),
    );
    expect(changed).toEqual(['+operator: "Sample: Publishing LLC"']);
    await expect(site.locator('footer')).toContainText('Sample: Publishing LLC');
  });

  test('adds a question, which has its own file and shows on the page', async ({ page }) => {
    const site = await openHomeBeside(page);
    await page.goto(`${home}/admin/#/collections/questions/new`);
    await page.getByLabel('Question', { exact: true }).fill("Is there a ninth question? It's here.");
    await page.getByLabel('Position').fill('9');
    await bodyOf(page).click();
    await page.getByRole('button', { name: 'Contact address' }).click();
    await expect(bodyOf(page)).toHaveValue('<ContactEmail />');
    await bodyOf(page).fill('Write to <ContactEmail />.');
    await expect(pane(page).getByRole('link')).toBeVisible();
    await saveAndWait(page);
    expect(copy.read('content/faq/is-there-a-ninth-question-its-here.mdx')).toBe(
      `---\nquestion: Is there a ninth question? It's here.\norder: 9\n---\n\nWrite to <ContactEmail />.\n`,
    );
    await expect(site.locator('#faq h3')).toHaveCount(9);
    // The same form goes on with the file that it has made.
    await bodyOf(page).fill('Write soon to <ContactEmail />.');
    await expect(pane(page).getByText('The check finds no mistake.')).toBeVisible();
    await saveAndWait(page);
    await expect(site.locator('#faq')).toContainText('Write soon to');
    expect(copy.read('content/faq/is-there-a-ninth-question-its-here.mdx')).toContain('Write soon to');
  });

  test('refuses a text with mistakes, in the words of the check, and keeps what was typed', async ({
    page,
  }) => {
    const before = copy.read('content/faq/privacy.mdx');
    await openForm(page, 'questions', 'privacy');
    const answer = await bodyOf(page).inputValue();
    const wrong = `${answer}\n\nYour money is completely safe. <Gift />`;
    await bodyOf(page).fill(wrong);
    await page.getByLabel('Position').fill('1');
    const findings = pane(page).getByRole('region', { name: 'Check' });
    await expect(findings).toContainText('<Gift> is not a component that content may use');
    await expect(findings).toContainText('has the same "Position"');
    await save(page);
    await expect(page.getByText(/^Not saved\. /)).toBeVisible();
    await expect(bodyOf(page)).toHaveValue(wrong);
    expect(copy.read('content/faq/privacy.mdx')).toBe(before);
    // Whoever leaves now is asked, and may stay.
    const asked = new Promise<void>((resolve) => {
      page.once('dialog', (dialog) => void dialog.dismiss().then(resolve));
    });
    await page
      .getByRole('link', { name: /Questions/ })
      .first()
      .click();
    await asked;
    await expect(bodyOf(page)).toHaveValue(wrong);
  });

  test('gives a legal text a new day, and says what changed', async ({ page }) => {
    await openForm(page, 'legal', 'privacy');
    const changed = await change(page, 'content/legal/privacy.mdx', async () => {
      await page.getByLabel('Applies from').focus();
      await page.keyboard.type('12012098');
      await page.getByLabel('What changed').fill('We name who reads your messages.');
    });
    expect(changed).toEqual([
      '-lastUpdated: 2025-05-02',
      expect.stringMatching(/^-changeNote: /),
      '+lastUpdated: 2098-12-01',
      '+changeNote: We name who reads your messages.',
    ]);
  });

  test('takes back a version that is announced', async ({ page }) => {
    await openForm(page, 'legal', 'disclaimer');
    await page.getByRole('switch', { name: /Take back/ }).click();
    await saveAndWait(page);
    const [edited, inForce] = [
      'content/legal/disclaimer.mdx',
      'content/legal/record/disclaimer/2025-11-03.mdx',
    ];
    expect(difference(copy.read(inForce), copy.read(edited))).toEqual([]);
  });
});
