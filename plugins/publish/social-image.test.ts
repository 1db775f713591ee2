import sharp from 'sharp';
import { drawSocialImage, type SocialImage } from './social-image';

const image: SocialImage = {
  path: '/image.png',
  width: 600,
  height: 315,
  background: '#ffffff',
  fonts: [
    {
      name: 'Brygada 1918',
      weight: 400,
      file: 'node_modules/@fontsource/brygada-1918/files/brygada-1918-latin-400-normal.woff',
    },
  ],
  query: '{ text }',
  layout: (text) => ({
    type: 'div',
    props: {
      style: { display: 'flex', minHeight: 315, padding: 32, fontSize: 30 },
      children: [String(text)],
    },
  }),
};

const withText = (text: string) => drawSocialImage(image, text);

it('scales a layout down that is higher than the picture, and cuts nothing off', async () => {
  const text = 'The launch, said at length. '.repeat(60);
  const picture = await withText(`${text} In May.`);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 600, height: 315 });
  // Two texts that differ in their last word make two pictures only if that word is drawn.
  expect(picture.equals(await withText(`${text} In June.`))).toBe(false);
});
