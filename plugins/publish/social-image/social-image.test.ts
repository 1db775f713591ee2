import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeContent } from '../../site-content/fixtures/content';
import { frontMatterOf, siteFactsWith, yamlOf } from '../../site-content/fixtures/front-matter';
import { drawSocialImage, SOCIAL_IMAGE } from './draw-social-image';
import { pngOf, readSocialImage } from './social-image';
import { DisplayFont } from './text-outlines';

const words = { brand: 'The Brand', promise: 'A promise of some words', launch: 'In May.' };

it('draws a PNG of 1200 by 630 pixels with every word', async () => {
  const svg = drawSocialImage(words);
  expect(await sharp(await pngOf(svg)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(svg).not.toContain('<text');
  const changed = Object.keys(words).map((word) => drawSocialImage({ ...words, [word]: 'Other words' }));
  expect(new Set([svg, ...changed]).size).toBe(4);
});

it.each([
  'Short',
  'Follow the health of US banks from wherever you live, and of all others',
  'word '.repeat(40),
])('keeps "%s" to the left of the drawing', async (promise) => {
  const svg = drawSocialImage({ ...words, promise }).replace(/<rect x=[^>]*>/g, '');
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const gap = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width + 790, row * info.width + 850),
  );
  for (const pixels of gap) expect(Math.min(...pixels)).toBeGreaterThan(240);
});

it.each(['Short', 'US banks, explained for Americans abroad'])(
  'keeps "%s" between the rules',
  async (promise) => {
    const svg = drawSocialImage({ ...words, promise });
    for (const top of [159, 491]) {
      const area = { left: 80, top, width: 690, height: 9 };
      const pixels = await sharp(Buffer.from(svg)).extract(area).greyscale().raw().toBuffer();
      expect(Math.min(...pixels)).toBeGreaterThan(240);
    }
  },
);

it('wraps at the width, without a single word in the last line', () => {
  const font = new DisplayFont(600);
  const text = 'Follow the health of US banks from wherever you live';
  for (const lines of [font.wrap(text, 80, 690), font.balance(text, 80, 690)]) {
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(font.widthOf(line, 80)).toBeLessThanOrEqual(690);
  }
  expect(font.wrap('one two', 20, font.widthOf('one two', 20) - 1)).toEqual(['one', 'two']);
  expect(font.balance(text, 60, 690).at(-1)?.split(' ').length).toBeGreaterThan(1);
});

it('reads its words from content, and changes its version with each word', async () => {
  const project = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const hero = (fields: object) => ({ 'landing/hero.mdx': frontMatterOf('LandingHero', { ...fields }) });
  const read = (changes = {}) => {
    writeContent(project, changes);
    return readSocialImage(project);
  };
  const shown = await read(hero({ heading: 'A promise', launchNote: 'In {launch}.' }));
  const launch = `In ${siteFactsWith().launch}.`;
  expect(shown.words).toEqual({ brand: siteFactsWith().brand, promise: 'A promise', launch });
  const versions = [
    shown,
    await read(hero({ heading: 'Another', launchNote: 'In May.' })),
    await read(hero({ heading: 'A promise', launchNote: 'In June.' })),
    await read({
      ...hero({ heading: 'A promise', launchNote: 'In May.' }),
      'site.yaml': yamlOf('SiteFacts', { brand: 'Another' }),
    }),
  ].map(({ version }) => version);
  rmSync(project, { recursive: true });
  for (const version of versions) expect(version).toMatch(/^[\da-f]{64}$/);
  expect(new Set(versions).size).toBe(4);
  expect(SOCIAL_IMAGE.address).toBe('/social-image.png');
});
