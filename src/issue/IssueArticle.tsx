import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { FiguresTable } from './FiguresTable';
import { IssueOpening } from './IssueOpening';
import { IssueSection } from './IssueSection';
import { IssueSources } from './IssueSources';

/**
 * An issue of the newsletter. The bars that show how much of some deposits is insured illustrate its last
 * section.
 */
export function IssueArticle({ issue }: { issue: Queries.IssueArticleFragment }) {
  const { coverage, parts, sources, table } = issue;
  const lastPart = parts.at(-1);
  return (
    <article css={styles}>
      <IssueOpening issue={issue} />
      <FiguresTable table={table} />
      {parts.map((part) => (
        <IssueSection key={part.id} part={part} coverage={part === lastPart ? coverage : null} />
      ))}
      <IssueSources sources={sources} />
    </article>
  );
}

export const query = graphql`
  fragment IssueArticle on Issue {
    ...IssueOpening
    table {
      ...FiguresTable
    }
    parts {
      id
      ...IssueSection
    }
    coverage {
      ...IssueSectionCoverage
    }
    sources {
      ...IssueSources
    }
  }
`;

const styles = css`
  font-variant-numeric: tabular-nums;
`;
