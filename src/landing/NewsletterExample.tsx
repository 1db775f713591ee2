import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Masthead } from '../issue-shared/Masthead';
import { hairline } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { displayFont } from '../theme/font-shorthands';
import { breakpoint } from '../theme/media';
import { space } from '../theme/spacing';
import { headingSize } from '../theme/typography';
import { Prose } from '../ui/Prose';
import { frameStyles } from './frame-styles';

/** The front page of the sample issue: its masthead, its heading, its summary, and what else is in it. */
export function NewsletterExample({ data }: { data: Queries.NewsletterExampleFragment }) {
  const { siteFacts, sampleIssue } = data;
  const { edition, heading, intro, parts } = sampleIssue;
  return (
    <div css={[frameStyles, styles]}>
      <Masthead brand={siteFacts.brand} edition={edition} />
      <p className="title">{heading}</p>
      <div className="columns">
        <Prose html={intro} className={`summary ${CLASS.marked}`} />
        <ol>
          {parts.map((part) => (
            <li key={part.id}>{part.heading}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment NewsletterExample on Query {
    siteFacts {
      brand
    }
    sampleIssue {
      edition
      heading
      intro
      parts {
        id
        heading
      }
    }
  }
`;

const styles = css`
  .title {
    margin-block: ${space.s};
    font: ${displayFont(headingSize.item)};
    text-wrap: balance;
  }

  .columns {
    ${breakpoint.tablet} {
      display: grid;
      grid-template-columns: 3fr 2fr;
      gap: ${space.xl};
      padding-top: ${space.s};
      border-top: ${hairline};
    }
  }

  /* The list is in the narrow column, so its padding has room for a number of one digit only. */
  .columns > ol {
    margin: 0;
    padding-left: 1.25em;
  }

  /* Phones show the headings only: the summary is long, and readers find it in the issue. */
  .summary {
    ${breakpoint.belowTablet} {
      display: none;
    }
  }
`;
