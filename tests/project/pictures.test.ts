import sharp from 'sharp';
import { drawSocialImage } from '../../plugins/social-image';
import { webManifest } from '../../config/plugin-options/site-wide-files-options';
import { socialImageOptions } from '../../config/plugin-options/social-image-options';

const SAMPLE_ISSUE = {
  edition: 'Example',
  table: {
    title: 'Insured banks',
    lead: { item: 'Problem banks', before: '68', after: '66' },
    quarters: [{ name: 'Q3' }, { name: 'Q4' }],
  },
};

const imageWith = (launchNote: string) =>
  drawSocialImage(
    socialImageOptions.layout({
      siteFacts: { brand: 'The Brand' },
      landingHero: {
        heading: 'A promise',
        launchNote,
        excerpt: { title: 'Two fewer', context: 'About 1.5 %' },
      },
      sampleIssue: SAMPLE_ISSUE,
    }),
    socialImageOptions,
  );

it('the social image cuts nothing off the longest launch line', async () => {
  const note = 'The launch, said at length. '.repeat(60);
  const image = await imageWith(`${note} In May.`);
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // Its last word is drawn too.
  expect(image.equals(await imageWith(`${note} In June.`))).toBe(false);
});

it.each(webManifest.icons)(
  'the icon $src has the size that the web manifest names',
  async ({ src, sizes }) => {
    const { format, width, height } = await sharp(`static${src}`).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  },
);

it('the touch icon has no transparent pixel, which phones would show black', async () => {
  const icon = sharp('static/apple-touch-icon.png');
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});
