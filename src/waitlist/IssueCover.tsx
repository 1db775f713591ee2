import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { leadRow } from '../shared/lead-row';
import { SAMPLE_ISSUE_PATH } from '../shared/routes';
import { color, headingSize, largeDisplayFont, size, space } from '../theme/tokens';
import { FigureChange } from '../ui/FigureChange';
import { Masthead } from '../ui/Masthead';

interface IssueCoverProps {
  /** The name of the newsletter, as its masthead. */
  brand: string;
  issue: Queries.IssueCoverFragment;
  /** The label of the link to the issue. */
  issueLink: string;
  /** The parent's styles for position and size. */
  className?: string;
}

/** The first page of the sample issue, drawn small. A click anywhere on it follows its link to the whole issue. */
export function IssueCover({ brand, issue, issueLink, className }: IssueCoverProps) {
  const { rows } = issue.table;
  const lead = leadRow(rows);
  const coverRows = rows.filter(({ note }) => note !== null);
  return (
    <div css={styles} className={className}>
      <Masthead brand={brand} edition={issue.edition} />
      <p className="headline">{issue.heading}</p>
      <dl>
        {coverRows.map((row, index) => (
          <div key={index} className={row === lead ? undefined : 'small'}>
            <dt>{row.item}</dt>
            <dd>
              <FigureChange before={row.before} after={row.after} isMarked={row === lead} />
            </dd>
          </div>
        ))}
      </dl>
      <a className="issue-link" href={SAMPLE_ISSUE_PATH}>
        {issueLink}
      </a>
    </div>
  );
}

export const query = graphql`
  fragment IssueCover on Issue {
    edition
    heading
    table {
      rows {
        item
        lead
        note {
          title
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
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  dl > div {
    margin-top: ${space.m};
    padding-top: ${space.s};
    border-top: 1px solid ${color.rule};
  }

  dt {
    margin-bottom: ${space.xs};
  }

  /* The figures of the marked row are the largest. */
  .small dd > * {
    font-size: ${headingSize.page};
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
