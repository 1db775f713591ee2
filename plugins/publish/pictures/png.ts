import sharp from 'sharp';

/** Turns an SVG into a small PNG; text in it must be drawn as paths, since there are no fonts. */
export function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
}
