import { readFileSync } from 'node:fs';
import { DISPLAY_FONT, subsetDisplayFont } from './subset-font';

it('has made the display font that the site uses from the package that is installed', async () => {
  const made = Buffer.from(await subsetDisplayFont());
  expect(made.equals(readFileSync(DISPLAY_FONT))).toBe(true);
});
