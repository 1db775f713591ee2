import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { leadRow } from '../shared/lead-row';
import { SAMPLE_ISSUE_PATH } from '../shared/routes';
import { color, font, headingSize, size, space, textSize } from '../theme/tokens';
import { FigureChange } from '../ui/FigureChange';

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
  const { before, after } = leadRow(issue.table.rows);
  return (
    <div css={styles} className={className}>
      <span className="masthead">
        {brand} <span className="edition">{issue.edition}</span>
      </span>
      <span className="headline">{issue.heading}</span>
      <span className="change">
        <FigureChange before={before} after={after} isMarked />
      </span>
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
        before
        after
        lead
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

  .masthead {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
    align-items: center;
    justify-content: space-between;
    padding-bottom: ${space.xs};
    font: 600 ${textSize.large} / 1.3 ${font.display};
    border-bottom: 3px solid ${color.ink};
  }

  .edition {
    padding: 0 ${space.xs};
    font: 600 ${textSize.small} / 1.6 ${font.text};
    background: ${color.tint};
  }

  .headline {
    margin-top: ${space.m};
    font: 600 ${headingSize.cover} / 1.1 ${font.display};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  .change {
    margin-block: ${space.s};
  }

  /* The link covers the whole page. */
  .issue-link::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:hover .issue-link {
    text-decoration-color: currentcolor;
    text-decoration-thickness: 2px;
  }
`;
