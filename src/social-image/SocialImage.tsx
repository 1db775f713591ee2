import type { CSSProperties } from 'react';
import { color } from '../theme/colors';
import { fontWeight, lineHeight } from '../theme/typography';

/** The sides of the picture, in pixels, like all lengths of this file. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

/**
 * The query for what the picture shows. It is a string, because plugins/social-image runs it. Gatsby makes
 * types for it, because `documentSearchPaths` (gatsby-config.ts) names this file, and the string follows the
 * comment `GraphQL`.
 */
export const SOCIAL_IMAGE_QUERY = /* GraphQL */ `
  query SocialImage {
    siteFacts {
      brand
    }
    landingHero {
      heading
      launchNote
      excerpt {
        title
        context
      }
    }
    sampleIssue {
      edition
      table {
        title
        lead {
          item
          before
          after
        }
        quarters {
          name
        }
      }
    }
  }
`;

/** The alternative text of the picture, which says the same as the picture. */
export const socialImageAlt = ({ siteFacts, landingHero }: Queries.SocialImageQuery): string =>
  `${siteFacts.brand}: ${landingHero.heading}. ${landingHero.launchNote}`;

/**
 * The picture that networks show with links to the site: the brand, the heading of the hero, and the lead of
 * the sample issue. satori, which draws it, knows style attributes but no classes, and wants `display: flex`
 * on every element (https://github.com/vercel/satori#css).
 */
export function SocialImage({ siteFacts, landingHero, sampleIssue }: Queries.SocialImageQuery) {
  const { excerpt } = landingHero;
  const { edition, table } = sampleIssue;
  const { lead } = table;
  const quarters = table.quarters.map(({ name }) => name).join(' and ');
  return (
    <div style={styles.page}>
      <div style={styles.offer}>
        <Bold size={FONT_SIZES.brand}>{siteFacts.brand}</Bold>
        <Bold size={FONT_SIZES.heading} margin="32px 0">
          {landingHero.heading}
        </Bold>
        <Soft size={FONT_SIZES.launch}>{landingHero.launchNote}</Soft>
      </div>
      <div style={styles.issue}>
        <Soft size={FONT_SIZES.small} margin="0 0 12px">{`${table.title}, ${quarters}`}</Soft>
        <div style={styles.tableRow}>
          <Bold size={FONT_SIZES.cell}>{lead.item}</Bold>
          <div style={styles.figures}>
            <Bold size={FONT_SIZES.cell}>{lead.before}</Bold>
            <Bold size={FONT_SIZES.cell}>{lead.after}</Bold>
          </div>
        </div>
        <div style={styles.note}>
          <Soft size={FONT_SIZES.small}>{edition}</Soft>
          <Bold size={FONT_SIZES.title} margin="8px 0 16px">
            {excerpt.title}
          </Bold>
          <div style={styles.change}>
            <Soft size={FONT_SIZES.before}>{lead.before}</Soft>
            <Soft size={FONT_SIZES.to}>to</Soft>
            <Bold size={FONT_SIZES.after}>{lead.after}</Bold>
          </div>
          <Soft size={FONT_SIZES.small} margin="16px 0 0">
            {excerpt.context}
          </Soft>
        </div>
      </div>
    </div>
  );
}

interface TextProps {
  /** The size of the font, in pixels. */
  size: number;
  margin?: string;
  children: string;
}

const Bold = ({ size, margin = '0', children }: TextProps) => (
  <div
    style={{
      display: 'flex',
      fontSize: size,
      fontWeight: fontWeight.bold,
      lineHeight: lineHeight.heading,
      margin,
      whiteSpace: 'pre-line',
    }}
  >
    {children}
  </div>
);

const Soft = ({ size, margin = '0', children }: TextProps) => (
  <div style={{ display: 'flex', fontSize: size, color: color.soft, lineHeight: lineHeight.tight, margin }}>
    {children}
  </div>
);

const FONT_SIZES = {
  small: 24,
  cell: 28,
  launch: 30,
  title: 36,
  brand: 40,
  heading: 64,
  // The large figures below the title, and the word between them.
  before: 60,
  to: 36,
  after: 88,
};

const PAGE_PADDING = 64;
const OFFER_WIDTH = 600;

/** The distance between the offer and the issue. */
const GUTTER = 48;

const ISSUE_WIDTH = SOCIAL_IMAGE_SIZE.width - 2 * PAGE_PADDING - OFFER_WIDTH - GUTTER;

/** The distance between the cells of the table's row, and from its edges. The note is indented as far. */
const CELL_GAP = 24;

const styles = {
  page: {
    display: 'flex',
    minHeight: SOCIAL_IMAGE_SIZE.height,
    boxSizing: 'border-box',
    padding: PAGE_PADDING,
    wordBreak: 'break-word',
    background: color.paper,
    color: color.ink,
  },
  offer: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: OFFER_WIDTH,
    marginRight: GUTTER,
    paddingTop: 20,
    borderTop: `6px solid ${color.accent}`,
  },
  issue: { display: 'flex', flexDirection: 'column', justifyContent: 'center', width: ISSUE_WIDTH },
  tableRow: {
    display: 'flex',
    justifyContent: 'space-between',
    padding: `16px ${CELL_GAP}px`,
    background: color.highlight,
  },
  /** A long label shrinks and wraps; the figures keep their width, so that no line ends within one. */
  figures: { display: 'flex', flexShrink: 0, columnGap: CELL_GAP, marginLeft: CELL_GAP },
  note: {
    display: 'flex',
    flexDirection: 'column',
    marginLeft: CELL_GAP,
    padding: 32,
    border: `2px solid ${color.rule}`,
    background: color.white,
  },
  change: { display: 'flex', alignItems: 'baseline', columnGap: 20 },
} satisfies Record<string, CSSProperties>;
