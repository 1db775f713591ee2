import { readFileSync } from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';

import { color } from '../../../src/theme/tokens';
import { plainText, readDocument, readSiteFacts, sha256, withLaunchWords } from '../../site-content';

const FONTS = 'node_modules/@fontsource/brygada-1918/files/brygada-1918-latin';

/** In the proportion that networks show large pictures in, 1.91 : 1. */
export const SOCIAL_IMAGE = { address: '/social-image.png', width: 1200, height: 630 } as const;
const { width, height } = SOCIAL_IMAGE;

/** The fields of content/landing/hero.mdx that the picture shows. */
interface Hero {
  heading: string;
  launchNote: string;
  example: {
    title: string;
    quarters: { name: string }[];
    line: { item: string; figures: string[] };
    tag: string;
    headline: string;
    share: string;
  };
}

/**
 * Draws the picture that networks show with links to the site: the offer, beside the example of an issue.
 *
 * @param project the folder that holds `content`
 * @returns the SVG with text as paths, a hash of it, and its words for those who cannot see it
 * @throws Error when the content has a mistake
 */
export async function readSocialImage(project: string) {
  const read = (file: string) => readFileSync(path.join(project, 'content', file), 'utf8');
  const { facts } = readSiteFacts(read('site.yaml'));
  const hero = readDocument('landing/hero.mdx', plainText(read('landing/hero.mdx')), () => undefined);
  if (!facts || !hero?.frontMatter) {
    throw new Error('content/site.yaml or landing/hero.mdx has a mistake: run npm run check:content.');
  }
  const words = hero.frontMatter as unknown as Hero;
  const launch = withLaunchWords(words.launchNote, facts);
  const svg = await drawSocialImage({ ...words, launchNote: launch }, facts.brand);
  return { svg, version: sha256(`${svg}\0`), alt: `${facts.brand}: ${words.heading}. ${launch}` };
}

/** Draws the heading in the largest size in which all words fit; in the smallest, the SVG may be higher than the picture. */
export async function drawSocialImage(hero: Hero, brand: string): Promise<string> {
  const fonts = ([400, 600] as const).map((weight) => {
    return { name: 'Brygada 1918', weight, data: readFileSync(`${FONTS}-${weight}-normal.woff`) };
  });
  let svg = '';
  for (const size of [76, 64, 52, 40, 28]) {
    svg = await satori(layout(hero, brand, size) as never, { width, fonts });
    if (svg.includes(` height="${height}" `)) break;
  }
  return svg;
}

/** Converts the SVG to a small PNG; one that is too high becomes smaller, and nothing is cut off. */
export const pngOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize({ width, height, fit: 'contain', background: color.paper })
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();

const row = (style: object, ...children: unknown[]) => {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
};
const column = (style: object, ...children: unknown[]) =>
  row({ flexDirection: 'column', ...style }, ...children);
const bold = (fontSize: number, text = '', style = {}) =>
  row({ fontSize, fontWeight: 600, lineHeight: 1.15, ...style }, text);
const soft = (fontSize: number, text = '', style = {}) =>
  row({ fontSize, color: color.soft, lineHeight: 1.3, ...style }, text);
/** The font has none. */
const arrow = {
  type: 'svg',
  props: {
    viewBox: '0 0 32 16',
    width: 64,
    height: 32,
    style: { margin: '0 20px' },
    children: {
      type: 'path',
      props: { d: 'M0 8h30M23 1l7 7-7 7', fill: 'none', stroke: color.soft, strokeWidth: 2 },
    },
  },
};

const layout = ({ heading, launchNote, example }: Hero, brand: string, size: number) =>
  row(
    {
      width,
      minHeight: height,
      boxSizing: 'border-box',
      padding: 64,
      background: color.paper,
      color: color.ink,
      wordBreak: 'break-word',
    },
    column(
      {
        width: 600,
        marginRight: 48,
        justifyContent: 'space-between',
        borderTop: `6px solid ${color.accent}`,
        paddingTop: 20,
      },
      bold(40, brand),
      bold(size, heading, { margin: '32px 0' }),
      soft(30, launchNote),
    ),
    column(
      { width: 424, justifyContent: 'center' },
      soft(24, `${example.title}, ${example.quarters.map(({ name }) => name).join(' and ')}`),
      row(
        { background: color.highlight, justifyContent: 'space-between', padding: '16px 24px', marginTop: 12 },
        ...[example.line.item, ...example.line.figures].map((text) => bold(28, text)),
      ),
      column(
        { background: color.white, border: `2px solid ${color.rule}`, padding: 32, marginLeft: 24 },
        soft(24, example.tag),
        bold(36, example.headline, { margin: '8px 0 16px' }),
        row(
          { alignItems: 'center' },
          soft(60, example.line.figures[0]),
          arrow,
          bold(88, example.line.figures[1]),
        ),
        soft(24, example.share, { marginTop: 16 }),
      ),
    ),
  );
