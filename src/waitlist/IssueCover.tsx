import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { FigureChange } from '../issue-shared/FigureChange';
import { Masthead } from '../issue-shared/Masthead';
import { SampleIssueLink } from '../issue-shared/SampleIssueLink';
import { formInState } from '../shared/form-state';
import { hairline } from '../theme/borders';
import { color } from '../theme/colors';
import { largeDisplayFont } from '../theme/font-shorthands';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { headingSize, letterSpacing } from '../theme/typography';

interface IssueCoverProps {
  data: Queries.IssueCoverFragment;
  className?: string;
}

/** The sample issue as a small front page: its heading, its quarter, and the figures that have a note. */
export function IssueCover({ data, className }: IssueCoverProps) {
  const { siteFacts, sampleIssue } = data;
  const coverRows = sampleIssue.table.rows.filter(({ note }) => note !== null);
  return (
    <div css={styles} className={className}>
      <Masthead brand={siteFacts.brand} edition={sampleIssue.edition} />
      <p className="title">{sampleIssue.heading}</p>
      <p className="period">{sampleIssue.period}</p>
      <dl>
        {coverRows.map((row, index) => (
          <div key={index}>
            <dt>{row.item}</dt>
            <dd>
              <FigureChange row={row} isMarked={row.isLead} isSmall={!row.isLead} />
            </dd>
          </div>
        ))}
      </dl>
      <SampleIssueLink className="issue-link" data={data} />
    </div>
  );
}

export const query = graphql`
  fragment IssueCover on Query {
    siteFacts {
      brand
    }
    sampleIssue {
      edition
      period
      heading
      table {
        rows {
          item
          isLead
          note {
            __typename
          }
          ...FigureChange
        }
      }
    }
    ...SampleIssueLink
  }
`;

const styles = css`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: ${space.l} ${size.gutter} ${space.xl};
  color: ${color.ink};
  background: ${color.white};

  .title {
    margin-top: ${space.m};
    font: ${largeDisplayFont(headingSize.cover)};
    letter-spacing: ${letterSpacing.tight};
    text-wrap: balance;
  }

  .period {
    margin-top: ${space.xs};
  }

  dl > div {
    margin-top: ${space.m};
    padding-top: ${space.s};
    border-top: ${hairline};
  }

  dt {
    margin-bottom: ${space.xs};
  }

  .issue-link {
    margin-top: ${space.l};
  }

  /* The link covers the whole cover, so that a click anywhere on it follows the link. */
  .issue-link::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  /* After a sign-up, the card beside the cover has a link to the same page. */
  html:has(${formInState('joined')}) & .issue-link {
    display: none;
  }
`;
