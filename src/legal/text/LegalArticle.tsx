import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { noteLine } from '../../theme/borders';
import { displayFont, strongFont } from '../../theme/font-shorthands';
import { breakpoint } from '../../theme/media';
import { size } from '../../theme/sizes';
import { space } from '../../theme/spacing';
import { lineHeight, textSize } from '../../theme/typography';
import { LEGAL_TEXT_CLASSES } from './legal-text-classes';
import { LegalContents } from './LegalContents';

interface LegalArticleProps {
  id?: string;
  version: Queries.LegalArticleFragment;
  /** The elements above the summary: the dates of the version, and its address in print. */
  header: ReactNode;
  /** A LegalText, and the elements above and below it. */
  children: ReactNode;
}

/** The frame of a legal text: its dates, a summary, and a list of contents with a link to each clause. */
export const LegalArticle = ({ id, version, header, children }: LegalArticleProps) => (
  <article id={id} css={styles}>
    <header>{header}</header>
    <div className="in-short">
      <strong>In short:</strong>
      {/* Prose would give this note the width and the spaces of running text. */}
      <div className="sentences" dangerouslySetInnerHTML={{ __html: version.summaryHtml }} />
    </div>
    <LegalContents className="contents" version={version} />
    <div className="body">{children}</div>
  </article>
);

export const query = graphql`
  fragment LegalArticle on LegalVersion {
    summaryHtml
    ...LegalContents
  }
`;

const CONTENTS_WIDTH = '15rem';
const CONTENTS_GAP = space.huge;

/** The least width of the summary as a note in the margin. */
const SUMMARY_MIN_WIDTH = '9rem';

/** The greatest width of the summary as a note in the margin. */
const SUMMARY_MAX_WIDTH = '21rem';

/** From `breakpoint.desktop`, the distance from the left edge of the page to the left edge of the text. */
export const TEXT_INDENT = `calc(${CONTENTS_WIDTH} + ${CONTENTS_GAP})`;

const styles = css`
  max-width: ${size.longProse};

  > header {
    margin-bottom: ${space.m};
  }

  /* The summary is a note in the margin where there is room for one, and otherwise above the text. */
  .in-short {
    margin-bottom: ${space.xl};
    padding-left: ${space.l};
    font: ${displayFont(textSize.medium)};
    line-height: ${lineHeight.intro};
    border-left: ${noteLine};

    ${breakpoint.tablet} {
      font-size: ${textSize.large};
    }

    > strong {
      display: block;
      margin-bottom: ${space.xxs};
      font: ${strongFont(textSize.small)};
    }

    .sentences > * {
      text-wrap: balance;
    }

    .sentences > * + * {
      margin-top: ${space.s};
    }

    @media print {
      break-inside: avoid;
    }
  }

  .contents {
    ${breakpoint.belowDesktop} {
      margin-bottom: ${space.xl};
    }
  }

  ${breakpoint.desktop} {
    display: grid;
    max-width: none;
    grid-template-columns: ${CONTENTS_WIDTH} minmax(0, 1fr);
    gap: 0 ${CONTENTS_GAP};

    > * {
      grid-column: 2 / -1;
    }

    /* Lines have a comfortable length. The tables of the text reach to the margin of the page. */
    > :not(.body),
    .body > :not(.${LEGAL_TEXT_CLASSES.text}) {
      max-width: ${size.longProse};
    }

    .contents {
      position: sticky;
      top: calc(${size.bar} + ${space.xl});
      grid-row: 1 / span 3;
      grid-column: 1;
      align-self: start;
      max-height: calc(100vh - ${size.bar} - 2 * ${space.xl});
      overflow-y: auto;
    }
  }

  /* From this width, the margin has room for the summary. */
  ${breakpoint.largeDesktop} {
    grid-template-columns: ${CONTENTS_WIDTH} minmax(0, ${size.longProse}) minmax(${SUMMARY_MIN_WIDTH}, 1fr);

    > header {
      grid-row: 1;
      grid-column: 2;
    }

    .body {
      grid-row: 2;
    }

    .in-short {
      grid-row: 1 / span 2;
      grid-column: 3;
      align-self: start;
      max-width: ${SUMMARY_MAX_WIDTH};
    }
  }
`;
