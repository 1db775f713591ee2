import { color } from '../../../src/theme/tokens';

/** A square picture with the site's mark. */
interface Icon {
  address: string;
  size: number;
  /** Width of the mark as a fraction of the icon's. */
  scale: number;
  /** Radius of the corners of the background as a fraction of the icon's width; without it, there is none. */
  corners?: number;
  /** Of an icon in the web manifest. Maskable icons show only the middle 80 %. */
  purpose?: 'any' | 'maskable';
}

/** The icons that browsers and phones request besides static/favicon.svg. */
export const ICONS: readonly Icon[] = [
  // Requested without any link, for instance by feed readers.
  { address: '/favicon.ico', size: 32, scale: 1 },
  { address: '/apple-touch-icon.png', size: 180, scale: 0.8, corners: 0 },
  { address: '/icon-192.png', size: 192, scale: 0.82, corners: 0.18, purpose: 'any' },
  { address: '/icon-512.png', size: 512, scale: 0.82, corners: 0.18, purpose: 'any' },
  { address: '/icon-512-maskable.png', size: 512, scale: 0.66, corners: 0, purpose: 'maskable' },
];

/**
 * @param mark the SVG of static/favicon.svg
 * @returns the icon as SVG
 */
export function drawIcon(mark: string, { size, corners, scale }: Icon): string {
  const edge = (size * (1 - scale)) / 2;
  const background = `<rect width="${size}" height="${size}" rx="${size * (corners ?? 0)}" fill="${color.paper}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    corners === undefined ? '' : background,
    mark.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${size * scale}" height="${size * scale}" `),
    '</svg>',
  ].join('');
}

/** @returns an ICO file: a directory with one entry, followed by the PNG */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  // The type (icon), the number of pictures, and the size of the only one.
  head.set([0, 0, 1, 0, 1, 0, size, size]);
  // Colour planes and bits a pixel.
  head.set([1, 0, 32, 0], 10);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
