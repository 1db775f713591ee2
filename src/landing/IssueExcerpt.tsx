import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { leadRow } from '../shared/lead-row';
import { color, space, textSize } from '../theme/tokens';
import { ComparisonTable } from '../ui/ComparisonTable';
import { SourceLinks } from '../ui/SourceLinks';
import { MarginNote } from './MarginNote';

/** How many rows stand above the lead. The form for issues says it too (issue-fields.ts). */
const ROWS_ABOVE_LEAD = 3;

interface IssueExcerptProps {
  /** What the home page says about the excerpt. */
  excerpt: Queries.IssueExcerptFragment;
  issue: Queries.ExcerptedIssueFragment;
  siteFacts: Queries.IssueExcerptSiteFragment;
}

/** A few rows of an issue's table, of which the last one is its lead, and the note that the lead leads to. */
export function IssueExcerpt({ excerpt, issue, siteFacts }: IssueExcerptProps) {
  const { title, quarters, rows, publisher } = issue.table;
  const lead = leadRow(rows);
  const rowsAbove = rows.filter((row) => row !== lead).slice(0, ROWS_ABOVE_LEAD);
  return (
    <figure css={styles} aria-label={excerpt.label}>
      <ComparisonTable
        title={title}
        quarters={quarters}
        rows={[...rowsAbove, lead]}
        isMarked={(row) => row === lead}
      />
      <MarginNote note={excerpt} issue={issue} lead={lead} siteFacts={siteFacts} />
      <figcaption>
        <SourceLinks publisher={publisher} quarters={quarters} />
        {`. ${excerpt.remark}`}
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment IssueExcerpt on LandingHeroExcerpt {
    label
    remark
    ...MarginNote
  }

  fragment ExcerptedIssue on Issue {
    ...MarginNoteIssue
    table {
      title
      quarters {
        name
        url
      }
      rows {
        lead
        item
        before
        after
      }
      publisher
    }
  }

  fragment IssueExcerptSite on SiteFacts {
    ...MarginNoteSite
  }
`;

const styles = css`
  figcaption {
    margin-top: ${space.s};
    color: ${color.soft};
    font-size: ${textSize.small};
  }
`;
