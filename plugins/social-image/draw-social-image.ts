import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import type { SocialImageOptions } from './options';

/**
 * @param layout what the picture shows
 * @returns a PNG; where the layout is higher than the picture, the whole layout is scaled down
 */
export async function drawSocialImage(
  layout: ReactElement,
  { width, height, background, fonts }: Pick<SocialImageOptions, 'width' | 'height' | 'background' | 'fonts'>,
): Promise<Buffer> {
  const loadedFonts = fonts.map(({ file, name, weight }) => ({ name, weight, data: readFileSync(file) }));
  const svg = await satori(layout, { width, fonts: loadedFonts });
  return sharp(Buffer.from(svg))
    .resize({ width, height, fit: 'contain', background })
    .png({ palette: true })
    .toBuffer();
}
