import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { FigureChange } from '../newsletter/FigureChange';
import { Masthead } from '../newsletter/Masthead';
import { leadRow } from '../shared/lead-row';
import { color, hairline, headingSize, largeDisplayFont, letterSpacing, size, space } from '../theme/tokens';

interface IssueCoverProps {
  issue: Queries.IssueCoverFragment;
  brand: string;
  /** The words of the link to the issue. */
  issueLink: string;
  className?: string;
}

/** The first page of the sample issue, drawn small. A click anywhere on it follows its link to the whole issue. */
export function IssueCover({ issue, brand, issueLink, className }: IssueCoverProps) {
  const { rows } = issue.table;
  const lead = leadRow(rows);
  const coverRows = rows.filter(({ note }) => note !== null);
  return (
    <div css={styles} className={className}>
      <Masthead brand={brand} edition={issue.edition} />
      <p className="headline">{issue.heading}</p>
      <p className="period">{issue.period}</p>
      <dl>
        {coverRows.map((row, index) => (
          <div key={index}>
            <dt>{row.item}</dt>
            <dd>
              <FigureChange
                before={row.before}
                after={row.after}
                isMarked={row === lead}
                isSmall={row !== lead}
              />
            </dd>
          </div>
        ))}
      </dl>
      <a className="issue-link" href={issue.path}>
        {issueLink}
      </a>
    </div>
  );
}

export const query = graphql`
  fragment IssueCover on Issue {
    path
    edition
    period
    heading
    table {
      rows {
        item
        lead
        # The cover only asks whether there is a note.
        note {
          __typename
        }
        before
        after
      }
    }
  }
`;

const styles = css`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: ${space.l} ${size.gutter} ${space.xl};
  color: ${color.ink};
  background: ${color.white};

  .headline {
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

  /* The link covers the whole page. */
  .issue-link::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
