import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import type { SocialImageOptions } from './options';

/**
 * A `div` with styles that satori knows (https://github.com/vercel/satori#css), and its children.
 */
export interface ImageElement {
  type: 'div';
  props: { style: Readonly<Record<string, string | number>>; children: readonly (ImageElement | string)[] };
}

/**
 * Draws the picture.
 *
 * @param layout what it shows
 * @returns a PNG; where the layout is higher than the picture, the whole layout is scaled down
 */
export async function drawSocialImage(
  layout: ImageElement,
  { width, height, background, fonts }: Pick<SocialImageOptions, 'width' | 'height' | 'background' | 'fonts'>,
): Promise<Buffer> {
  const loadedFonts = fonts.map(({ file, name, weight }) => ({ name, weight, data: readFileSync(file) }));
  // satori wants React's type, but reads only the type and the props of an element.
  const svg = await satori(layout as ReactNode, { width, fonts: loadedFonts });
  return sharp(Buffer.from(svg))
    .resize({ width, height, fit: 'contain', background })
    .png({ palette: true })
    .toBuffer();
}
