import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { FiguresTable } from './FiguresTable';
import { IssueOpening } from './IssueOpening';
import { IssuePart } from './IssuePart';
import { IssueSources } from './IssueSources';

/**
 * An issue of the newsletter. The bars that show how much of some deposits is insured illustrate the last
 * part of its text.
 */
export function IssueArticle({ issue }: { issue: Queries.IssueArticleFragment }) {
  const { coverage, parts, sources, table } = issue;
  const lastPart = parts.at(-1);
  return (
    <article css={styles}>
      <IssueOpening issue={issue} />
      <FiguresTable table={table} />
      {parts.map((part) => (
        <IssuePart key={part.id} part={part} coverage={part === lastPart ? coverage : null} />
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
      ...IssuePart
    }
    coverage {
      ...IssuePartCoverage
    }
    sources {
      ...IssueSources
    }
  }
`;

const styles = css`
  font-variant-numeric: tabular-nums;
`;
