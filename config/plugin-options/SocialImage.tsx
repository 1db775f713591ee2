import type { CSSProperties } from 'react';
import { color } from '../../src/theme/colors';
import { boldWeight } from '../../src/theme/typography';

/** The height of the picture, in pixels. */
export const SOCIAL_IMAGE_HEIGHT = 630;

/**
 * The query for what the picture shows. It is a string, because plugins/social-image runs it. Gatsby makes
 * types for it, because `documentSearchPaths` (gatsby-config.ts) names this file, and the comment `GraphQL`
 * stands before the string.
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
        <Bold size={40}>{siteFacts.brand}</Bold>
        <Bold size={64} margin="32px 0">
          {landingHero.heading}
        </Bold>
        <Soft size={30}>{landingHero.launchNote}</Soft>
      </div>
      <div style={styles.issue}>
        <Soft size={24} margin="0 0 12px">{`${table.title}, ${quarters}`}</Soft>
        <div style={styles.tableRow}>
          <Bold size={28}>{lead.item}</Bold>
          <div style={styles.figures}>
            <Bold size={28}>{lead.before}</Bold>
            <Bold size={28}>{lead.after}</Bold>
          </div>
        </div>
        <div style={styles.note}>
          <Soft size={24}>{edition}</Soft>
          <Bold size={36} margin="8px 0 16px">
            {excerpt.title}
          </Bold>
          <div style={styles.change}>
            <Soft size={60}>{lead.before}</Soft>
            <Soft size={36}>to</Soft>
            <Bold size={88}>{lead.after}</Bold>
          </div>
          <Soft size={24} margin="16px 0 0">
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
      fontWeight: boldWeight,
      lineHeight: 1.15,
      margin,
      whiteSpace: 'pre-line',
    }}
  >
    {children}
  </div>
);

const Soft = ({ size, margin = '0', children }: TextProps) => (
  <div style={{ display: 'flex', fontSize: size, color: color.soft, lineHeight: 1.3, margin }}>
    {children}
  </div>
);

const styles = {
  page: {
    display: 'flex',
    minHeight: SOCIAL_IMAGE_HEIGHT,
    boxSizing: 'border-box',
    padding: 64,
    wordBreak: 'break-word',
    background: color.paper,
    color: color.ink,
  },
  offer: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: 600,
    marginRight: 48,
    paddingTop: 20,
    borderTop: `6px solid ${color.accent}`,
  },
  issue: { display: 'flex', flexDirection: 'column', justifyContent: 'center', width: 424 },
  tableRow: {
    display: 'flex',
    justifyContent: 'space-between',
    padding: '16px 24px',
    background: color.highlight,
  },
  /** A long label shrinks and wraps; the figures keep their width, so that no line ends within one. */
  figures: { display: 'flex', flexShrink: 0, columnGap: 24, marginLeft: 24 },
  note: {
    display: 'flex',
    flexDirection: 'column',
    marginLeft: 24,
    padding: 32,
    border: `2px solid ${color.rule}`,
    background: color.white,
  },
  change: { display: 'flex', alignItems: 'baseline', columnGap: 20 },
} satisfies Record<string, CSSProperties>;
