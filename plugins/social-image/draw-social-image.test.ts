import { createElement } from 'react';
import sharp from 'sharp';
import { drawSocialImage } from './draw-social-image';

const PICTURE = {
  width: 600,
  height: 315,
  background: '#ffffff',
  fonts: [
    {
      name: 'Brygada 1918',
      weight: 400 as const,
      file: 'node_modules/@fontsource/brygada-1918/files/brygada-1918-latin-400-normal.woff',
    },
  ],
};

function withText(text: string): Promise<Buffer> {
  const style = { display: 'flex', minHeight: 315, padding: 32, fontSize: 30 };
  return drawSocialImage(createElement('div', { style }, text), PICTURE);
}

it('scales a layout down that is higher than the picture, and cuts nothing off', async () => {
  const text = 'The launch, said at length. '.repeat(60);
  const picture = await withText(`${text} In May.`);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 600, height: 315 });
  // Two texts that differ in their last word make two pictures only if that word is drawn.
  expect(picture.equals(await withText(`${text} In June.`))).toBe(false);
});
