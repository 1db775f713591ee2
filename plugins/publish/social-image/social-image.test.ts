import sharp from 'sharp';
import { drawSocialImage } from './social-image';

const EXAMPLE = {
  title: 'Insured banks',
  quarters: [{ name: 'Q3' }, { name: 'Q4' }],
  rows: [{ item: 'Problem banks', figures: ['68', '66'] }],
  tag: 'Example',
  headline: 'Two fewer',
  share: 'About 1.5 %',
} as unknown as Queries.LandingHero['example'];

const imageWith = (launchNote: string) =>
  drawSocialImage({
    siteFacts: { brand: 'The Brand' },
    hero: { heading: 'A promise', launchNote, example: EXAMPLE },
  });

it('cuts nothing off the longest launch line', async () => {
  const note = 'The launch, said at length. '.repeat(60);
  const image = await imageWith(`${note} In May.`);
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // Its last word is drawn too.
  expect(image.equals(await imageWith(`${note} In June.`))).toBe(false);
});
