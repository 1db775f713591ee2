import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ISSUE_IDS } from '../shared/ids';
import { CLASS } from '../theme/class-names';
import { breakpoint, color, space, textSize } from '../theme/tokens';
import { touchTargetStyles } from '../theme/touch-target-styles';

interface IssueContentsProps {
  issue: Queries.IssueContentsFragment;
  className: string;
}

/** A link to each section of an issue, for readers who look for one of them. */
export const IssueContents = ({ issue, className }: IssueContentsProps) => (
  <nav className={`${className} ${CLASS.screenOnly}`} css={styles} aria-labelledby={ISSUE_IDS.contents}>
    <p id={ISSUE_IDS.contents}>In this issue</p>
    <ul className={CLASS.plainList}>
      {issue.parts.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
);

export const query = graphql`
  fragment IssueContents on Issue {
    parts {
      id
      heading
    }
  }
`;

const styles = css`
  font-size: ${textSize.small};

  p {
    margin-bottom: ${space.xxs};
    font-weight: 600;
  }

  a {
    ${touchTargetStyles}
    text-decoration-color: ${color.rule};
  }

  /* A mouse can point at lines that stand closer together (WCAG 2.5.8 asks for 24 px). */
  ${breakpoint.desktopWithMouse} {
    a {
      min-height: 2rem;
    }
  }
`;
