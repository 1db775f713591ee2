import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { leadRow, ROWS_ABOVE_LEAD } from '../shared/lead-row';
import { color, space, textSize } from '../theme/tokens';
import { ComparisonTable } from '../ui/ComparisonTable';
import { SourceLinks } from '../ui/SourceLinks';
import { MarginNote } from './MarginNote';

interface IssueExcerptProps {
  /** What the home page says about the excerpt. */
  excerpt: Queries.IssueExcerptFragment;
  issue: Queries.IssueExcerptIssueFragment;
  /** The name of the newsletter. */
  brand: string;
  /** The words of the link to the issue. */
  issueLink: string;
}

/** A few rows of an issue's table, of which the last one is its lead, and the note that the lead leads to. */
export function IssueExcerpt({ excerpt, issue, brand, issueLink }: IssueExcerptProps) {
  const { table } = issue;
  const { rows } = table;
  const lead = leadRow(rows);
  const rowsAbove = rows.filter((row) => row !== lead).slice(0, ROWS_ABOVE_LEAD);
  return (
    <figure css={styles} aria-label={excerpt.label}>
      <ComparisonTable
        table={table}
        rows={[...rowsAbove, lead]}
        isMarked={(row) => row === lead}
        isShortOnPhones
      />
      <MarginNote note={excerpt} issue={issue} lead={lead} brand={brand} issueLink={issueLink} />
      <figcaption>
        <SourceLinks table={table} />
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

  fragment IssueExcerptIssue on Issue {
    ...MarginNoteIssue
    table {
      rows {
        lead
        ...ComparisonTableRow
        ...MarginNoteLead
      }
      ...ComparisonTable
      ...SourceLinks
    }
  }
`;

const styles = css`
  figcaption {
    margin-top: ${space.s};
    color: ${color.soft};
    font-size: ${textSize.small};
  }
`;
