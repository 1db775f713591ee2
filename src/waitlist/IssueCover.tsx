import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { FigureChange } from '../issue-parts/FigureChange';
import { IssueLink } from '../issue-parts/IssueLink';
import { Masthead } from '../issue-parts/Masthead';
import { hairline } from '../theme/borders';
import { color } from '../theme/colors';
import { largeDisplayFont } from '../theme/font-shorthands';
import { size } from '../theme/layout';
import { space } from '../theme/spacing';
import { headingSize, letterSpacing } from '../theme/typography';

interface IssueCoverProps {
  brand: string;
  issue: Queries.IssueCoverFragment;
  /** The words of the link to the issue. */
  linkLabel: string;
  className?: string;
}

/** The first page of an issue, drawn small. A click anywhere on it follows its link to the whole issue. */
export function IssueCover({ brand, issue, linkLabel, className }: IssueCoverProps) {
  const coverRows = issue.table.rows.filter(({ note }) => note !== null);
  return (
    <div css={styles} className={className}>
      <Masthead brand={brand} edition={issue.edition} />
      <p className="title">{issue.heading}</p>
      <p className="period">{issue.period}</p>
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
      <IssueLink className="issue-link" issue={issue} label={linkLabel} />
    </div>
  );
}

export const query = graphql`
  fragment IssueCover on Issue {
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
    ...IssueLink
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
`;
