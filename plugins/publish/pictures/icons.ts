import { color } from '../../../src/theme/tokens';

/** A square picture with the site's mark. */
export interface Icon {
  address: string;
  size: number;
  /** Behind the mark: nothing, a rounded square, or a full square. */
  background: 'none' | 'rounded' | 'full';
  /** Width of the mark as a fraction of the icon's. Maskable icons show only the middle 80 %. */
  scale: number;
}

/** The icons that browsers and phones request besides static/favicon.svg. */
export const ICONS = {
  /** Requested without any link, for instance by feed readers. */
  fallback: { address: '/favicon.ico', size: 32, background: 'none', scale: 1 },
  touch: { address: '/apple-touch-icon.png', size: 180, background: 'full', scale: 0.8 },
  small: { address: '/icon-192.png', size: 192, background: 'rounded', scale: 0.82 },
  large: { address: '/icon-512.png', size: 512, background: 'rounded', scale: 0.82 },
  maskable: { address: '/icon-512-maskable.png', size: 512, background: 'full', scale: 0.66 },
} as const satisfies Record<string, Icon>;

/**
 * @param mark the SVG of static/favicon.svg
 * @returns the icon as SVG
 */
export function drawIcon(mark: string, { size, background, scale }: Icon): string {
  const edge = (size * (1 - scale)) / 2;
  const radius = background === 'rounded' ? size * 0.18 : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    background === 'none'
      ? ''
      : `<rect width="${size}" height="${size}" rx="${radius}" fill="${color.paper}"/>`,
    mark.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${size * scale}" height="${size * scale}" `),
    '</svg>',
  ].join('');
}

/** @returns an ICO file: a directory with one entry, followed by the PNG */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
