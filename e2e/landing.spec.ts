import { expect, open, test, type Page } from './page';

test('shows the sections in the specification’s order', async ({ page }) => {
  await open(page, '/');
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(['services', 'benefits', 'how-it-works', 'waitlist', 'faq']);
  await expect(page.locator('main > section').first().locator('h1')).toHaveCount(1);
});

test('opens with two buttons and the launch note', async ({ page }) => {
  await open(page, '/');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('link', { name: 'Join the Waitlist', exact: true })).toHaveAttribute(
    'href',
    '#waitlist',
  );
  await expect(hero.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '#services');
  await expect(hero).toContainText('mid-May 2025');
  await expect(hero).toContainText('first-quarter 2025 data');
});

test('answers eight questions, at most one at a time', async ({ page }) => {
  await open(page, '/');
  const questions = page.locator('#faq h3 > button');
  await expect(questions).toHaveCount(8);
  const openOnes = page.locator('#faq button[aria-expanded=true]');
  await expect(openOnes).toHaveCount(0);
  await questions.nth(1).click();
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#faq [data-reach-accordion-panel]').nth(1)).toBeVisible();
  await questions.nth(4).click();
  await expect(openOnes).toHaveCount(1);
  await expect(questions.nth(4)).toHaveAttribute('aria-expanded', 'true');
  await questions.nth(4).click();
  await expect(openOnes).toHaveCount(0);
});

test('works by keyboard alone, with a focus that shows', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const reached: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      return { text: element.textContent || element.id, outline: getComputedStyle(element).outlineStyle };
    });
    if (!focused) break;
    expect(focused.outline, focused.text).not.toBe('none');
    reached.push(focused.text);
  }
  expect(reached).toEqual(
    expect.arrayContaining([
      'Services',
      'Join Waitlist',
      'Learn More',
      'waitlist-name',
      'waitlist-email',
      'Disclaimer',
    ]),
  );
  await page.locator('#faq h3 > button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#faq h3 > button').first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#faq h3 > button').nth(1)).toBeFocused();
});

test('ends with links, contact, copyright and the notice', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(quick).toHaveText(['Services', 'Benefits', 'How It Works', 'FAQ', 'Join Waitlist']);
  const legal = footer.getByRole('navigation', { name: 'Legal' }).getByRole('link');
  expect(await legal.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/legal?tab=terms',
    '/legal?tab=privacy',
    '/legal?tab=cookie',
    '/legal?tab=disclaimer',
  ]);
  await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('listitem')).toHaveCount(3);
  await expect(footer.getByRole('link', { name: 'hello@expatbankbrief.example' })).toBeVisible();
  await expect(footer).toContainText(/© \d{4} Expat Bank Brief/);
  await expect(footer).toContainText('not affiliated with any bank');
});

test('shows the visitor’s year, also when the page is older', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test.describe('on a phone, the bar with the button', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  /** What is painted in the middle of the bar: its link, or the section that covers it. */
  const topmost = (page: Page) =>
    page
      .locator('main p:has(> a[href="#waitlist"])')
      .last()
      .evaluate((bar) => {
        const { left, top, width, height } = bar.getBoundingClientRect();
        const element = document.elementFromPoint(left + width / 2, top + height / 2);
        return element?.closest('section')?.id ?? element?.tagName;
      });

  test('is at the bottom of the window until the form comes, and takes no place above it', async ({
    page,
  }) => {
    await open(page, '/');
    await page.locator('#benefits').evaluate((section) => section.scrollIntoView());
    expect(await topmost(page)).toBe('A');
    await page.locator('#waitlist').evaluate((section) => section.scrollIntoView());
    expect(await topmost(page)).toBe('waitlist');
    const [end, start] = await page.evaluate(() => [
      document.querySelector('#how-it-works')?.getBoundingClientRect().bottom,
      document.querySelector('#waitlist')?.getBoundingClientRect().top,
    ]);
    expect(end).toBeCloseTo(start ?? NaN, 1);
  });

  test('is in front of the form while it has the focus', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('Full name').focus();
    const link = page.locator('main p > a[href="#waitlist"]').last();
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await topmost(page)).toBe('A');
  });
});
