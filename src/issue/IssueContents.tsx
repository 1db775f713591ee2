import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ISSUE_IDS } from '../shared/ids';
import { CLASS } from '../theme/class-names';
import { lightLinkStyles, listLinkStyles } from '../theme/link-styles';
import { desktopWithMouse } from '../theme/media';
import { space } from '../theme/spacing';
import { fontWeight, lineHeight, textSize } from '../theme/typography';

interface IssueContentsProps {
  issue: Queries.IssueContentsFragment;
  className: string;
}

/** Links to the parts of an issue's text, for readers who look for one of them. */
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

/** The least width of a link beside another. Phones and tablets have room for one. */
const LINK_WIDTH = '15rem';

const styles = css`
  p {
    margin-bottom: ${space.xxs};
    font-weight: ${fontWeight.bold};
  }

  a {
    ${listLinkStyles}
    ${lightLinkStyles}
  }

  /* Two links are side by side where both have room. Three don't fit, because each takes at least 40%. */
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(clamp(40%, ${LINK_WIDTH}, 100%), 1fr));
    column-gap: ${space.m};
    line-height: ${lineHeight.compact};
  }

  ${desktopWithMouse} {
    font-size: ${textSize.small};
  }
`;
