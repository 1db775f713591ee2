import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';

/** A `div` with styles that satori knows (https://github.com/vercel/satori#css), and its children. */
export interface ImageElement {
  type: 'div';
  props: { style: Readonly<Record<string, string | number>>; children: readonly (ImageElement | string)[] };
}

/** The picture that networks show with links to the site. */
export interface SocialImage<Words extends object> {
  /** Its path on the site. */
  path: string;
  /** In pixels. Networks show pictures of 1.91 : 1 large. */
  width: number;
  height: number;
  /** The colour around a layout that is narrower than the picture. */
  background: string;
  /** Files in WOFF, TTF or OTF format, by paths from the project's folder. */
  fonts: readonly { name: string; weight: 400 | 600; file: string }[];
  /** A GraphQL query for the words of the picture. */
  query: string;
  /** Lays the words out. */
  layout: (words: Words) => ImageElement;
}

/** @returns a PNG; where the layout needs more height than the picture has, all of it becomes smaller */
export async function drawSocialImage<Words extends object>(
  { width, height, background, fonts, layout }: SocialImage<Words>,
  words: Words,
): Promise<Buffer> {
  const loadedFonts = fonts.map(({ file, ...font }) => ({ ...font, data: readFileSync(file) }));
  // satori reads only the type and the props of elements; React's type has a key too.
  const svg = await satori(layout(words) as ReactNode, { width, fonts: loadedFonts });
  return sharp(Buffer.from(svg))
    .resize({ width, height, fit: 'contain', background })
    .png({ palette: true })
    .toBuffer();
}
