import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CLASS } from '../theme/class-names';
import { lightLinkStyles } from '../theme/link-styles';
import { breakpoint } from '../theme/media';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { issueColumn } from './issue-columns';
import { issueSectionStyles } from './issue-section-styles';

export const IssueSources = ({ sources }: { sources: Queries.IssueSourcesFragment }) => (
  <section className={CLASS.grid} css={[issueSectionStyles, styles]}>
    <h2>{sources.heading}</h2>
    <ul className={CLASS.plainList}>
      {sources.items.map(({ title, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  </section>
);

export const query = graphql`
  fragment IssueSources on IssueSources {
    heading
    items {
      title
      url
    }
  }
`;

const styles = css`
  ul {
    ${breakpoint.tablet} {
      grid-column: ${issueColumn.tabletText};
    }

    ${breakpoint.largeDesktop} {
      columns: 2;
      column-gap: ${size.gutter};
      grid-column: ${issueColumn.textAndRightMargin};
    }
  }

  li {
    margin-bottom: ${space.xs};
    break-inside: avoid;
  }

  a {
    ${lightLinkStyles}

    @media print {
      &::after {
        content: ' (' attr(href) ')';
      }
    }
  }
`;
