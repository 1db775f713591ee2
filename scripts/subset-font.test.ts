import { readFileSync } from 'node:fs';
import { DISPLAY_FONT, subsetDisplayFont } from './subset-font';

it('makes the display font of the site from the installed package', async () => {
  const made = Buffer.from(await subsetDisplayFont());
  expect(made.equals(readFileSync(DISPLAY_FONT))).toBe(true);
});
