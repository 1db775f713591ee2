import { color } from '../../../src/theme/tokens';
import { DisplayFont } from './text-outlines';

/** In the proportion that networks show large pictures in, 1.91 : 1. */
export const SOCIAL_IMAGE = { address: '/social-image.png', width: 1200, height: 630 } as const;

/** The words on the picture; all come from content/. */
interface SocialImageWords {
  brand: string;
  promise: string;
  launch: string;
}

const MARGIN = 80;
const TEXT_WIDTH = 690;
/** Font sizes of the promise, largest first. */
const SIZES = [84, 76, 68, 60, 52, 44] as const;
const LEADING = 1.12;
/** Between the two rules that enclose the promise. */
const PROMISE_HEIGHT = 320;
/** Heights of the bars on the landing page's illustration. */
const BARS = [52, 58, 55, 64, 70, 68, 77, 84];

/** Draws the picture that networks show with links to the site, as SVG with text as paths. */
export function drawSocialImage({ brand, promise, launch }: SocialImageWords): string {
  const { width, height } = SOCIAL_IMAGE;
  const bold = new DisplayFont(600);
  const regular = new DisplayFont(400);
  const fits = (size: number) =>
    bold.wrap(promise, size, TEXT_WIDTH).length * size * LEADING <= PROMISE_HEIGHT;
  const size = SIZES.find(fits) ?? SIZES[5];
  const lines = bold.balance(promise, size, TEXT_WIDTH);
  const leading = size * LEADING;
  // Slightly above the middle between the rules: the optical centre.
  const first = 327 - ((lines.length - 1) * leading) / 2 + size * 0.3;
  const launchLines = regular.balance(launch, 30, TEXT_WIDTH).slice(0, 2);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${color.paper}"/>`,
    sheet(),
    `<path d="M${MARGIN} 68h64" stroke="${color.accent}" stroke-width="6"/>`,
    bold.outlineOf(brand, 40, MARGIN, 124, color.ink),
    `<path d="M${MARGIN} 156h${TEXT_WIDTH}" stroke="${color.ink}" stroke-width="1.5"/>`,
    ...lines.map((line, index) => bold.outlineOf(line, size, MARGIN, first + index * leading, color.ink)),
    `<path d="M${MARGIN} 502h${TEXT_WIDTH}" stroke="${color.rule}" stroke-width="1.5"/>`,
    ...launchLines.map((line, index) => regular.outlineOf(line, 30, MARGIN, 549 + index * 38, color.soft)),
    '</svg>',
  ].join('\n');
}

/** A page of the report that extends beyond the picture, with lines for text. */
function sheet(): string {
  const bar = (height: number, index: number) =>
    `<rect x="${904 + index * 35}" y="${346 - height * 1.7}" width="22" height="${height * 1.7}" fill="${
      index === BARS.length - 1 ? color.accent : color.ink
    }"/>`;
  const words = [230, 300, 270, 310, 190, 0, 280, 310, 240].map((length, index) =>
    length > 0 ? `M904 ${404 + index * 26}h${length}` : '',
  );
  return [
    `<rect x="876" y="96" width="400" height="600" fill="${color.tint}" stroke="${color.rule}" stroke-width="1.5"/>`,
    `<rect x="860" y="80" width="400" height="600" fill="${color.white}" stroke="${color.rule}" stroke-width="1.5"/>`,
    `<path d="M904 124h400" stroke="${color.accent}" stroke-width="5"/>`,
    `<path d="M904 150h150" stroke="${color.ink}" stroke-width="11"/>`,
    `<path d="M904 216h400M904 260h400M904 304h400" stroke="${color.rule}" stroke-width="1.5"/>`,
    ...BARS.map(bar),
    `<path d="M904 346h400" stroke="${color.ink}" stroke-width="2"/>`,
    `<path d="${words.join('')}" stroke="${color.rule}" stroke-width="6"/>`,
  ].join('\n');
}
