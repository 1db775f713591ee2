import { color } from '../../../src/theme/tokens';

/** A square picture of the site's mark. */
export interface Icon {
  address: string;
  size: number;
  /** What is behind the mark: nothing, or paper up to rounded corners or to the edge. */
  ground: 'none' | 'rounded' | 'full';
  /** The mark's share of the width. On masked icons it must stay in the middle four fifths. */
  share: number;
}

/** What browsers and phones ask for besides static/favicon.svg. */
export const ICONS = {
  /** Asked for at this address without any link, by feed readers for instance. */
  fallback: { address: '/favicon.ico', size: 32, ground: 'none', share: 1 },
  touch: { address: '/apple-touch-icon.png', size: 180, ground: 'full', share: 0.8 },
  small: { address: '/icon-192.png', size: 192, ground: 'rounded', share: 0.82 },
  large: { address: '/icon-512.png', size: 512, ground: 'rounded', share: 0.82 },
  masked: { address: '/icon-512-maskable.png', size: 512, ground: 'full', share: 0.66 },
} as const satisfies Record<string, Icon>;

/**
 * @param mark the SVG of static/favicon.svg
 * @returns the icon as SVG
 */
export function drawIcon(mark: string, { size, ground, share }: Icon): string {
  const edge = (size * (1 - share)) / 2;
  const radius = ground === 'rounded' ? size * 0.18 : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    ground === 'none' ? '' : `<rect width="${size}" height="${size}" rx="${radius}" fill="${color.paper}"/>`,
    mark.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${size * share}" height="${size * share}" `),
    '</svg>',
  ].join('');
}

/** An ICO file that holds one PNG: a directory of one entry, and the picture as it is. */
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
