import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ComparisonTable } from '../issue-parts/ComparisonTable';
import { SourceLinks } from '../issue-parts/SourceLinks';
import { ROWS_ABOVE_LEAD } from '../shared/rows-above-lead';
import { color, space, textSize } from '../theme/tokens';
import { MarginNote } from './MarginNote';

/** The first rows of the sample issue's table and its lead, which a note below the table explains. */
export function IssueExcerpt({ data }: { data: Queries.IssueExcerptFragment }) {
  const { excerpt } = data.landingHero;
  const { table, lead } = data.sampleIssue;
  const rowsAbove = table.rows.filter(({ isLead }) => !isLead).slice(0, ROWS_ABOVE_LEAD);
  return (
    <figure css={styles} aria-label={excerpt.label}>
      <ComparisonTable
        table={table}
        rows={[...rowsAbove, lead]}
        isMarked={({ isLead }) => isLead}
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
    landingHero {
      excerpt {
        label
        remark
      }
    }
    sampleIssue {
      lead {
        isLead
        ...ComparisonTableRow
      }
      table {
        rows {
          isLead
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
  > figcaption {
    margin-top: ${space.s};
    color: ${color.soft};
    font-size: ${textSize.small};
  }
`;
