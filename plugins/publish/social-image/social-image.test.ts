import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeContent } from '../../site-content/fixtures/content';
import { frontMatterOf, siteFactsWith, yamlOf } from '../../site-content/fixtures/front-matter';
import { drawSocialImage, pngOf, readSocialImage } from './social-image';

const example = {
  title: 'Totals',
  quarters: [{ name: 'Q3' }, { name: 'Q4' }],
  line: { item: 'Banks', figures: ['68', '66'] },
  tag: 'Example',
  headline: 'Fewer banks',
  share: 'some of all',
};
const hero = { heading: 'A promise of some words', launchNote: 'In May.', example };
const LONG = 'The launch, said at length. ';

it('shows the figures of the example, as paths that need no font', async () => {
  const line = { item: 'Banks', figures: ['68', '67'] };
  const svg = await drawSocialImage(hero, 'The Brand');
  expect(await drawSocialImage({ ...hero, example: { ...example, line } }, 'The Brand')).not.toBe(svg);
  expect(svg).not.toContain('<text');
});

it.each([5, 60])('cuts nothing off the launch line, said %i times', async (times) => {
  const edge = async (launchNote: string) => {
    const svg = await drawSocialImage({ ...hero, launchNote }, 'The Brand');
    const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
    const margin = { left: 0, top: height - 60, width, height: 60 };
    const pixels = await sharp(Buffer.from(svg)).extract(margin).greyscale().raw().toBuffer();
    expect(pixels.reduce((darkest, pixel) => Math.min(darkest, pixel))).toBeGreaterThan(240);
    expect(await sharp(await pngOf(svg)).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    return svg;
  };
  // Its last word is drawn too.
  expect(await edge(`${LONG.repeat(times)}May`)).not.toBe(await edge(`${LONG.repeat(times)}June`));
});

it('reads its words from content, and changes its version with them', () => {
  const project = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const read = (launchNote: string, site = {}) => {
    writeContent(project, {
      'landing/hero.mdx': frontMatterOf('LandingHero', { heading: 'A promise', launchNote }),
      'site.yaml': yamlOf('SiteFacts', site),
    });
    return readSocialImage(project);
  };
  const images = [read('In {launch}.'), read('In June.'), read('In June.', { brand: 'Another' })];
  rmSync(project, { recursive: true });
  const { brand, launch } = siteFactsWith();
  expect(images[0]?.alt).toBe(`${brand}: A promise. In ${launch}.`);
  expect(new Set(images.map(({ version }) => version)).size).toBe(3);
});
