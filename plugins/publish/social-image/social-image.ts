import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { SOCIAL_IMAGE } from '../../../src/shared/social-image';
import { color } from '../../../src/theme/tokens';

const FONTS = 'node_modules/@fontsource/brygada-1918/files/brygada-1918-latin';

const { width, height } = SOCIAL_IMAGE;

/** The words of the picture. */
interface Words {
  siteFacts: Pick<Queries.SiteFacts, 'brand'>;
  hero: Pick<Queries.LandingHero, 'heading' | 'launchNote' | 'example'>;
}

/** Asks for them. */
export const SOCIAL_IMAGE_QUERY = `
  query SocialImage {
    siteFacts {
      brand
    }
    hero: landingHero {
      heading
      launchNote
      example {
        title
        quarters {
          name
        }
        rows {
          item
          figures
        }
        tag
        headline
        share
      }
    }
  }
`;

/** @returns a PNG; where the words need more height than it has, all of it becomes smaller */
export async function drawSocialImage({ siteFacts, hero }: Words): Promise<Buffer> {
  const fonts = ([400, 600] as const).map((weight) => {
    return { name: 'Brygada 1918', weight, data: readFileSync(`${FONTS}-${weight}-normal.woff`) };
  });
  const svg = await satori(layout(hero, siteFacts.brand) as never, { width, fonts });
  return sharp(Buffer.from(svg))
    .resize({ width, height, fit: 'contain', background: color.paper })
    .png({ palette: true })
    .toBuffer();
}

const row = (style: object, ...children: unknown[]) => {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
};
const column = (style: object, ...children: unknown[]) =>
  row({ flexDirection: 'column', ...style }, ...children);
const bold = (fontSize: number, text = '', style = {}) =>
  row({ fontSize, fontWeight: 600, lineHeight: 1.15, ...style }, text);
const soft = (fontSize: number, text = '', style = {}) =>
  row({ fontSize, color: color.soft, lineHeight: 1.3, ...style }, text);

function layout({ heading, launchNote, example }: Words['hero'], brand: string) {
  const { item = '', figures = [] } = example.rows.at(-1) ?? {};
  const quarters = example.quarters.map(({ name }) => name).join(' and ');
  const page = { minHeight: height, boxSizing: 'border-box', padding: 64, wordBreak: 'break-word' };
  const left = { width: 600, marginRight: 48, paddingTop: 20, borderTop: `6px solid ${color.accent}` };
  const sheet = { background: color.white, border: `2px solid ${color.rule}`, padding: 32, marginLeft: 24 };
  const line = { background: color.highlight, justifyContent: 'space-between', padding: '16px 24px' };
  return row(
    { ...page, background: color.paper, color: color.ink },
    column(
      { ...left, justifyContent: 'space-between' },
      bold(40, brand),
      bold(64, heading, { margin: '32px 0' }),
      soft(30, launchNote),
    ),
    column(
      { width: 424, justifyContent: 'center' },
      soft(24, `${example.title}, ${quarters}`, { marginBottom: 12 }),
      row(line, ...[item, ...figures].map((text) => bold(28, text))),
      column(
        sheet,
        soft(24, example.tag),
        bold(36, example.headline, { margin: '8px 0 16px' }),
        row(
          { alignItems: 'baseline', columnGap: 20 },
          soft(60, figures[0]),
          soft(36, 'to'),
          bold(88, figures[1]),
        ),
        soft(24, example.share, { marginTop: 16 }),
      ),
    ),
  );
}
