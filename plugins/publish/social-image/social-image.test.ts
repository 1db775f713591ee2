import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeContent } from '../../site-content/fixtures/content';
import { frontMatterOf, siteFactsWith, yamlOf } from '../../site-content/fixtures/front-matter';
import { readSocialImage } from './social-image';

let project = '';
beforeEach(() => (project = mkdtempSync(path.join(os.tmpdir(), 'social-image-'))));
afterEach(() => rmSync(project, { recursive: true }));

function imageWith(launchNote: string, site = {}) {
  writeContent(project, {
    'landing/hero.mdx': frontMatterOf('LandingHero', { heading: 'A promise', launchNote }),
    'site.yaml': yamlOf('SiteFacts', site),
  });
  return readSocialImage(project);
}

it('cuts nothing off the longest launch line', async () => {
  const note = 'The launch, said at length. '.repeat(60);
  const image = await imageWith(`${note} In May.`).draw();
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // Its last word is drawn too.
  expect(image.equals(await imageWith(`${note} In June.`).draw())).toBe(false);
});

it('reads its words from content, and changes its version with them', () => {
  const images = [
    imageWith('In {launch}.'),
    imageWith('In June.'),
    imageWith('In June.', { brand: 'Another' }),
  ];
  const { brand, launch } = siteFactsWith();
  expect(images[0]?.alt).toBe(`${brand}: A promise. In ${launch}.`);
  expect(new Set(images.map(({ version }) => version)).size).toBe(3);
});
