import sharp from 'sharp';

/** Converts an SVG to a small PNG. Text must be paths, since the fonts of the machine vary. */
export function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
}
