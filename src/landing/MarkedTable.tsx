import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { markedRow } from '../shared/marked-row';
import { color, space, textSize } from '../theme/tokens';
import { ComparisonTable } from '../ui/ComparisonTable';
import { SourceLinks } from '../ui/SourceLinks';
import { MarginNote } from './MarginNote';

/** How many rows stand above the marked one. The form for issues says it too (issue-fields.ts). */
const ROWS_ABOVE_MARKED = 3;

interface MarkedTableProps {
  brand: string;
  example: Queries.MarkedTableFragment;
  issue: Queries.MarkedTableIssueFragment;
  /** The label of the link to the issue. */
  issueLink: string;
}

/** An excerpt of an issue's table that ends with the marked row, and the note that the row leads to. */
export function MarkedTable({ brand, example, issue, issueLink }: MarkedTableProps) {
  const { title, quarters, rows, publisher } = issue.table;
  const marked = markedRow(rows);
  const rowsAbove = rows.filter((row) => row !== marked).slice(0, ROWS_ABOVE_MARKED);
  return (
    <figure css={styles} aria-label={example.label}>
      <ComparisonTable title={title} quarters={quarters} rows={[...rowsAbove, marked]} />
      <MarginNote
        brand={brand}
        tag={issue.label}
        before={marked.before}
        after={marked.after}
        note={example}
        issueLink={issueLink}
      />
      <figcaption>
        <SourceLinks publisher={publisher} quarters={quarters} />
        {`. ${example.note}`}
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment MarkedTable on LandingHeroExample {
    label
    note
    ...MarginNote
  }

  fragment MarkedTableIssue on Issue {
    label
    table {
      title
      quarters {
        name
        ...SourceLinks
      }
      rows {
        before
        after
        marked
        ...ComparisonTableRow
      }
      publisher
    }
  }
`;

const styles = css`
  figcaption {
    margin-top: ${space.s};
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  @media print {
    max-width: 24rem;
  }
`;
