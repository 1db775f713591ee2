import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';

/**
 * A `div` with styles that satori knows (https://github.com/vercel/satori#css), and its children.
 */
export interface ImageElement {
  type: 'div';
  props: { style: Readonly<Record<string, string | number>>; children: readonly (ImageElement | string)[] };
}

/** The picture that networks show with links to the site. */
export interface SocialImage {
  /** Its path on the site. */
  path: string;
  /** In pixels, as is `height`. Networks show a picture large when its sides are as 1.91 to 1. */
  width: number;
  height: number;
  /** The colour around a layout that is narrower than the picture. */
  background: string;
  /** Files in WOFF, TTF or OTF format, by paths from the project's folder. */
  fonts: readonly { name: string; weight: 400 | 600; file: string }[];
  /** A GraphQL query for what the picture shows. */
  query: string;
  /** Lays out the result of `query`, which only the site can parse. */
  layout: (data: unknown) => ImageElement;
}

/**
 * Draws the picture.
 *
 * @param data the result of the query of the picture
 * @returns a PNG; where the layout is higher than the picture, the whole layout is scaled down
 */
export async function drawSocialImage(
  { width, height, background, fonts, layout }: SocialImage,
  data: unknown,
): Promise<Buffer> {
  const loadedFonts = fonts.map(({ file, name, weight }) => ({ name, weight, data: readFileSync(file) }));
  // satori wants React's type, but reads only the type and the props of an element.
  const svg = await satori(layout(data) as ReactNode, { width, fonts: loadedFonts });
  return sharp(Buffer.from(svg))
    .resize({ width, height, fit: 'contain', background })
    .png({ palette: true })
    .toBuffer();
}
