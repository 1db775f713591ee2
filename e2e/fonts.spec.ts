import { expect, open, test, type Page } from './support/page';

/** Whether each font of an element's text is one that the page has loaded. */
async function hasOnlyWebFonts(page: Page, selector: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

test('accented letters of a heading have the display font, in a file that other pages do not load', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') loaded.push(request.url());
  });
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  expect(loaded).toEqual([expect.stringMatching(/\/display-[0-9a-f]+\.woff2$/)]);
  for (const words of ['Éric Müller in São Paulo', '¿Señor Łukasz Dvořák?', 'Gülşen İnce, Ștefan']) {
    await page.getByRole('heading', { level: 1 }).evaluate((heading, text) => {
      heading.textContent = text;
    }, words);
    await expect.poll(() => hasOnlyWebFonts(page, 'h1'), words).toBe(true);
  }
  expect(loaded.slice(1)).toEqual([expect.stringContaining('/display-accented-')]);
});
