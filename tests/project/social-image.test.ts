import sharp from 'sharp';
import { drawSocialImage } from '../../plugins/social-image';
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
  // The picture also has the last word.
  expect(image.equals(await imageWith(`${note} In June.`))).toBe(false);
});
