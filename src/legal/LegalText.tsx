import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import {
  breakpoint,
  color,
  displayFont,
  headingSize,
  lineHeight,
  noteLine,
  size,
  space,
  strongFont,
  textSize,
} from '../theme/tokens';
import { Prose, proseStyles } from '../ui/Prose';
import { LEGAL_TEXT_CLASSES } from './legal-text-classes';
import { legalTextStyles } from './legal-text-styles';
import { LegalContents } from './LegalContents';

interface LegalTextProps {
  version: Queries.LegalTextFragment;
  heading?: ReactNode;
  /** A PrintAddress with the address of the text. */
  printAddress: ReactNode;
  /** A line of dates and links. */
  metadata?: ReactNode;
  /** A paragraph above the text. */
  notice?: ReactNode;
  /** Elements between the summary and the text. */
  children?: ReactNode;
  belowText?: ReactNode;
}

/** A legal text with its dates, a summary, and a list of contents with a link to each clause. */
export function LegalText({
  version,
  heading,
  printAddress,
  metadata,
  notice,
  children,
  belowText,
}: LegalTextProps) {
  return (
    <div css={styles}>
      <header css={proseStyles}>
        {heading}
        {metadata && <p className="line">{metadata}</p>}
        {notice}
        {printAddress}
      </header>
      <div className="in-short">
        <strong>In short:</strong>
        <div className="sentences" dangerouslySetInnerHTML={{ __html: version.summaryHtml }} />
      </div>
      <LegalContents className="contents" version={version} />
      <div className="body">
        {children}
        <div className={LEGAL_TEXT_CLASSES.text}>
          {version.intro && <Prose styles={legalTextStyles} html={version.intro} />}
          {version.parts.map(({ id, headingHtml, html }) => (
            <Fragment key={id}>
              <h3 id={id} dangerouslySetInnerHTML={{ __html: headingHtml }} />
              <Prose styles={legalTextStyles} html={html} />
            </Fragment>
          ))}
        </div>
        {belowText}
      </div>
    </div>
  );
}

export const query = graphql`
  fragment LegalText on LegalVersion {
    summaryHtml
    intro
    parts {
      id
      headingHtml
      html
    }
    ...LegalContents
  }
`;

const CONTENTS_WIDTH = '15rem';
const CONTENTS_GAP = space.huge;

/** The narrowest and the widest that the summary is as a note in the margin. */
const SUMMARY_MIN_WIDTH = '9rem';
const SUMMARY_MAX_WIDTH = '20rem';

/** From `breakpoint.desktop`, the distance between the left edge of the page and that of the text. */
export const TEXT_INDENT = `calc(${CONTENTS_WIDTH} + ${CONTENTS_GAP})`;

const styles = css`
  max-width: ${size.longProse};

  > header {
    margin-bottom: ${space.m};
  }

  > header > h2 {
    font-size: ${headingSize.document};
  }

  > header > .line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
    align-items: center;
    min-height: ${size.target};
    margin: ${space.xxs} 0 0;
    color: ${color.soft};
    font-size: ${textSize.small};

    a {
      padding-block: ${space.s};
    }
  }

  /* The summary is a note in the margin where there is room for one, and otherwise stands above the text. */
  > .in-short {
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

    > .sentences > * {
      text-wrap: balance;
    }

    > .sentences > * + * {
      margin-top: ${space.s};
    }

    @media print {
      break-inside: avoid;
    }
  }

  .${LEGAL_TEXT_CLASSES.text} {
    font-size: ${textSize.reading};
    line-height: ${lineHeight.reading};
    counter-reset: clause;
  }

  .${LEGAL_TEXT_CLASSES.text} > * {
    max-width: none;
  }

  .${LEGAL_TEXT_CLASSES.text} > h3 {
    margin-bottom: 0.5em;
    font-size: ${headingSize.item};
    scroll-margin-top: ${space.m};
  }

  .${LEGAL_TEXT_CLASSES.text} > * + h3 {
    margin-top: 1.75em;
  }

  /* The clauses have the same numbers as in the list of contents. */
  .${LEGAL_TEXT_CLASSES.text} > h3::before {
    color: ${color.soft};
    counter-increment: clause;
    content: counter(clause) '. ';
  }

  ${breakpoint.belowDesktop} {
    > .contents {
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

    /* Lines of text have a comfortable length, and tables reach to the margin of the page. */
    > :not(.body),
    .body > :not(.${LEGAL_TEXT_CLASSES.text}),
    .${LEGAL_TEXT_CLASSES.text} > h3 {
      max-width: ${size.longProse};
    }

    > .contents {
      position: sticky;
      top: calc(${size.bar} + ${space.xl});
      grid-row: 1 / span 3;
      grid-column: 1;
      align-self: start;
      max-height: calc(100vh - ${size.bar} - ${space.huge});
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

    > .body {
      grid-row: 2;
    }

    > .in-short {
      grid-row: 1 / span 2;
      grid-column: 3;
      align-self: start;
      max-width: ${SUMMARY_MAX_WIDTH};
    }

    /* The summary stands beside the first clause, whose tables leave it its room. */
    .${LEGAL_TEXT_CLASSES.text} > h3:first-of-type + * {
      max-width: ${size.longProse};
    }
  }
`;
