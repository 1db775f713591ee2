import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { sectionSpace } from '../theme/spacing';
import { FiguresTable } from './FiguresTable';
import { IssueEnd } from './IssueEnd';
import { IssueOpening } from './IssueOpening';
import { IssueSection } from './IssueSection';
import { IssueSources } from './IssueSources';

interface IssueArticleProps {
  issue: Queries.IssueArticleFragment;
  data: Queries.IssueArticleDataFragment;
}

/**
 * An issue of the newsletter. The bars that show how much of some deposits is insured illustrate its last
 * section.
 */
export function IssueArticle({ issue, data }: IssueArticleProps) {
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
      <IssueEnd className="end" issue={issue} data={data} />
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
    ...IssueEnd
  }

  fragment IssueArticleData on Query {
    ...IssueEndData
  }
`;

const styles = css`
  font-variant-numeric: tabular-nums;

  .end {
    margin-top: ${sectionSpace};
  }
`;
