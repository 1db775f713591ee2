import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ComparisonTable } from '../issue-shared/ComparisonTable';
import { SourceLinks } from '../issue-shared/SourceLinks';
import { ROWS_ABOVE_LEAD } from '../shared/rows-above-lead';
import { color } from '../theme/colors';
import { space } from '../theme/spacing';
import { textSize } from '../theme/typography';
import { LeadNote } from './LeadNote';

interface IssueExcerptProps {
  data: Queries.IssueExcerptFragment;
  className?: string;
}

/** The first rows of the sample issue's table and its lead, which a note below the table explains. */
export function IssueExcerpt({ data, className }: IssueExcerptProps) {
  const { landingHero, sampleIssue } = data;
  const { excerpt } = landingHero;
  const { table } = sampleIssue;
  const { lead } = table;
  const rowsAbove = table.rows.filter(({ isLead }) => !isLead).slice(0, ROWS_ABOVE_LEAD);
  return (
    <figure css={styles} className={className} aria-label={excerpt.label}>
      <ComparisonTable
        table={table}
        rows={[...rowsAbove, lead]}
        isMarked={(row) => row === lead}
        isShortOnPhones
      />
      <LeadNote data={data} />
      <figcaption>
        <p>
          <SourceLinks table={table} />.
        </p>
        <p>{excerpt.remark}</p>
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
      table {
        lead {
          ...ComparisonTableRow
        }
        rows {
          isLead
          ...ComparisonTableRow
        }
        ...ComparisonTable
        ...SourceLinks
      }
    }
    ...LeadNote
  }
`;

const styles = css`
  /* The note grows where the excerpt is beside the offer, so that both end at the same height. */
  display: grid;
  grid-template-rows: auto 1fr;

  figcaption {
    margin-top: ${space.s};
    color: ${color.soft};
    font-size: ${textSize.small};
  }
`;
