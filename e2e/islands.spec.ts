import { ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE } from '../plugins/islands/dom-names';
import { question, visibleAnswers } from './support/faq';
import { button, fill, JOINED, nameField, toast, waitingNotice, waitlistSection } from './support/form';
import {
  ADDRESSES,
  expect,
  holdBack,
  idle,
  open,
  openBeforeScript,
  ready,
  test,
  testWithErrors,
} from './support/page';

test('pages load no data of Gatsby, and store nothing in the browser', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of ADDRESSES) {
    await open(page, address);
    await idle(page);
    expect(asked.filter((url) => url.includes('page-data'))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => window.localStorage.length + window.sessionStorage.length)).toBe(0);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  }
});

test('what is clicked before the islands are ready takes effect, once', async ({ page }) => {
  const arrive = await openBeforeScript(page, '/');
  const launch = question(page, 'launch');
  await launch.click();
  await expect(launch).toHaveAttribute('aria-busy', 'true');
  await expect(launch).toHaveAttribute('aria-expanded', 'false');
  await fill(page);
  await page.keyboard.press('Enter');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  const notice = waitingNotice(page);
  await expect(notice).toHaveText(/\S+@\S+$/);
  await expect(notice).toBeInViewport();
  expect(page.url()).not.toContain('Ada');
  arrive();
  await ready(page);
  await page.clock.resume();
  await expect(launch).toHaveAttribute('aria-expanded', 'true');
  await expect(toast(page)).toHaveText([JOINED]);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(notice).toBeEmpty();
});

test('an early submit begins to load the chunk of the form, and nothing else does', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const chunks = () => asked.filter((path) => path.startsWith('/form-'));
  const arrive = await holdBack(page, '**/app-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await question(page, 'launch').click();
  await nameField(page).focus();
  expect(chunks()).toEqual([]);
  const requested = page.waitForRequest('**/form-*.js');
  await button(page).click();
  await requested;
  arrive();
  await expect(toast(page)).toHaveText('Please fill in all fields');
  expect(chunks()).toHaveLength(1);
});

testWithErrors('an island that throws shows a message, and the rest of the page stays', async ({ page }) => {
  const arrive = await openBeforeScript(page, '/');
  // The form can't render without its properties.
  const island = page.locator(`[${ISLAND_ATTRIBUTE}=waitlist-form]`);
  await island.evaluate((element, props) => element.setAttribute(props, '{}'), PROPS_ATTRIBUTE);
  await button(page).click();
  await expect(waitingNotice(page)).not.toBeEmpty();
  arrive();
  const section = waitlistSection(page);
  await expect(section.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(waitingNotice(page)).toBeEmpty();
  await question(page, 'launch').click();
  await expect(visibleAnswers(page)).toHaveCount(1);
});
