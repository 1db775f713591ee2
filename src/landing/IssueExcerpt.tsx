import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ComparisonTable } from '../newsletter/ComparisonTable';
import { SourceLinks } from '../newsletter/SourceLinks';
import { leadRow, ROWS_ABOVE_LEAD } from '../shared/lead-row';
import { color, space, textSize } from '../theme/tokens';
import { MarginNote } from './MarginNote';

/** A few rows of an issue's table, of which the last one is its lead, and the note that the lead leads to. */
export function IssueExcerpt({ data }: { data: Queries.IssueExcerptFragment }) {
  const { excerpt } = data.hero;
  const { table } = data.sampleIssue;
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
      <MarginNote data={data} />
      <figcaption>
        <SourceLinks table={table} />
        {`. ${excerpt.remark}`}
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment IssueExcerpt on Query {
    hero: landingHero {
      excerpt {
        label
        remark
      }
    }
    sampleIssue {
      table {
        rows {
          lead
          ...ComparisonTableRow
        }
        ...ComparisonTable
        ...SourceLinks
      }
    }
    ...MarginNote
  }
`;

const styles = css`
  figcaption {
    margin-top: ${space.s};
    color: ${color.soft};
    font-size: ${textSize.small};
  }
`;
