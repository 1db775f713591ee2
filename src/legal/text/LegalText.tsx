import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { TABLE_CLASS } from '../../../plugins/mdx-content/dom-names';
import { color } from '../../theme/colors';
import { displayFont } from '../../theme/font-shorthands';
import { breakpoint } from '../../theme/media';
import { readingTextStyles } from '../../theme/reading-text-styles';
import { size } from '../../theme/sizes';
import { space } from '../../theme/spacing';
import { headingSize, lineHeight, textSize } from '../../theme/typography';
import { Prose } from '../../ui/Prose';
import { tableStyles } from '../../ui/table-styles';
import { LEGAL_TEXT_CLASSES } from './legal-text-classes';

/** The clauses of a legal text, with the same numbers as in the list of contents. */
export const LegalText = ({ version }: { version: Queries.LegalTextFragment }) => (
  <div className={LEGAL_TEXT_CLASSES.text} css={styles}>
    {version.intro && <Prose css={clauseStyles} html={version.intro} />}
    {version.parts.map(({ id, headingHtml, html }) => (
      <Fragment key={id}>
        <h3 id={id} dangerouslySetInnerHTML={{ __html: headingHtml }} />
        <Prose css={clauseStyles} html={html} />
      </Fragment>
    ))}
  </div>
);

export const query = graphql`
  fragment LegalText on LegalVersion {
    intro
    parts {
      id
      headingHtml
      html
    }
  }
`;

const styles = css`
  ${readingTextStyles}
  counter-reset: clause;

  > h3 {
    margin-bottom: 0.5em;
    font-size: ${headingSize.item};
    scroll-margin-top: ${space.m};

    ${breakpoint.desktop} {
      max-width: ${size.longProse};
    }
  }

  > * + h3 {
    margin-top: 1.75em;
  }

  > h3::before {
    color: ${color.soft};
    counter-increment: clause;
    content: counter(clause) '. ';
  }

  /* The summary is beside the first clause, so the tables of this clause are no wider than its text. */
  > h3:first-of-type + * {
    ${breakpoint.largeDesktop} {
      max-width: ${size.longProse};
    }
  }
`;

/** The text of a clause has tables and smaller headings. */
const clauseStyles = css`
  ${tableStyles}
  max-width: none;

  > h4 {
    font: ${displayFont(headingSize.clause)};
    line-height: ${lineHeight.tight};
  }

  /* All columns of a table have the same width, so that the columns of the tables in a text line up. */
  .${TABLE_CLASS} table {
    table-layout: fixed;
    line-height: ${lineHeight.intro};
  }

  /* Lines of text have a comfortable length, and tables are as wide as the element. */
  ${breakpoint.desktop} {
    > :not(.${TABLE_CLASS}) {
      max-width: ${size.longProse};
    }

    .${TABLE_CLASS} table {
      font-size: ${textSize.body};
    }
  }
`;
