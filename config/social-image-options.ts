import type { ImageElement, SocialImageOptions } from '../plugins/social-image';
import { color } from '../src/theme/tokens';

const FONTS = 'node_modules/@fontsource/brygada-1918/files/brygada-1918-latin';

const HEIGHT = 630;

const query = `
  {
    siteFacts {
      brand
    }
    landingHero {
      heading
      launchNote
      excerpt {
        headline
        context
      }
    }
    sampleIssue {
      edition
      lead {
        item
        before
        after
      }
      table {
        title
        quarters {
          name
        }
      }
    }
  }
`;

/** The result of the query. Gatsby generates types only for queries in src and gatsby-node.ts. */
interface ShownData {
  siteFacts: { brand: string };
  landingHero: { heading: string; launchNote: string; excerpt: { headline: string; context: string } };
  sampleIssue: {
    edition: string;
    lead: { item: string; before: string; after: string };
    table: { title: string; quarters: { name: string }[] };
  };
}

/**
 * The picture that networks show with links to the site: the brand, the heading of the hero, and
 * the lead of the sample issue.
 */
export const socialImageOptions: SocialImageOptions<ShownData> = {
  path: '/social-image.png',
  width: 1200,
  height: HEIGHT,
  background: color.paper,
  fonts: [
    { name: 'Brygada 1918', weight: 400, file: `${FONTS}-400-normal.woff` },
    { name: 'Brygada 1918', weight: 600, file: `${FONTS}-600-normal.woff` },
  ],
  query,
  layout,
};

function layout({ siteFacts, landingHero, sampleIssue }: ShownData): ImageElement {
  const { heading, launchNote, excerpt } = landingHero;
  const { title } = sampleIssue.table;
  const { item, before, after } = sampleIssue.lead;
  const quarters = sampleIssue.table.quarters.map(({ name }) => name).join(' and ');
  const page = {
    minHeight: HEIGHT,
    boxSizing: 'border-box',
    padding: 64,
    wordBreak: 'break-word',
  };
  const left = { width: 600, marginRight: 48, paddingTop: 20, borderTop: `6px solid ${color.accent}` };
  const sheet = { background: color.white, border: `2px solid ${color.rule}`, padding: 32, marginLeft: 24 };
  const line = { background: color.highlight, justifyContent: 'space-between', padding: '16px 24px' };
  return row(
    { ...page, background: color.paper, color: color.ink },
    column(
      { ...left, justifyContent: 'space-between' },
      bold(40, siteFacts.brand),
      bold(64, heading, { margin: '32px 0' }),
      soft(30, launchNote),
    ),
    column(
      { width: 424, justifyContent: 'center' },
      soft(24, `${title}, ${quarters}`, { marginBottom: 12 }),
      row(line, ...[item, before, after].map((text) => bold(28, text))),
      column(
        sheet,
        soft(24, sampleIssue.edition),
        bold(36, excerpt.headline, { margin: '8px 0 16px' }),
        row({ alignItems: 'baseline', columnGap: 20 }, soft(60, before), soft(36, 'to'), bold(88, after)),
        soft(24, excerpt.context, { marginTop: 16 }),
      ),
    ),
  );
}

type Style = ImageElement['props']['style'];

function row(style: Style, ...children: (ImageElement | string)[]): ImageElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function column(style: Style, ...children: ImageElement[]): ImageElement {
  return row({ flexDirection: 'column', ...style }, ...children);
}

function bold(fontSize: number, text = '', style: Style = {}): ImageElement {
  return row({ fontSize, fontWeight: 600, lineHeight: 1.15, ...style }, text);
}

function soft(fontSize: number, text = '', style: Style = {}): ImageElement {
  return row({ fontSize, color: color.soft, lineHeight: 1.3, ...style }, text);
}
