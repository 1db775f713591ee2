import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Edition } from '../issue-shared/Edition';
import { strongLine } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { displayFont } from '../theme/font-shorthands';
import { breakpoint } from '../theme/media';
import { size } from '../theme/sizes';
import { blockSpace, space } from '../theme/spacing';
import { headingSize, lineHeight, textSize } from '../theme/typography';
import { EditLink } from '../ui/EditLink';
import { PrintAddress } from '../ui/PrintAddress';
import { Prose } from '../ui/Prose';
import { issueColumn } from './issue-columns';
import { IssueContents } from './IssueContents';

/**
 * The top of an issue: its quarter and edition, its heading and summary, and links to the parts of its text.
 */
export const IssueOpening = ({ issue }: { issue: Queries.IssueOpeningFragment }) => (
  <header css={styles}>
    <p className="dateline">
      <b>{issue.period}</b> <Edition name={issue.edition} />
    </p>
    <PrintAddress path={issue.path} />
    <div className={`opening ${CLASS.grid}`}>
      <h1>{issue.heading}</h1>
      <div className="about">
        {issue.notice && <p>{issue.notice}</p>}
        <EditLink file={issue.file} />
      </div>
      <Prose className={`intro ${CLASS.marked}`} html={issue.intro} />
      <IssueContents className="contents" issue={issue} />
    </div>
  </header>
);

export const query = graphql`
  fragment IssueOpening on Issue {
    file
    path
    edition
    notice
    period
    heading
    intro
    ...IssueContents
  }
`;

const styles = css`
  .dateline {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xxs} ${space.m};
    align-items: baseline;
    justify-content: space-between;
    padding-bottom: ${space.s};
    border-bottom: ${strongLine};
  }

  .dateline b {
    font: ${displayFont(headingSize.item)};
  }

  .opening {
    margin-block: ${blockSpace};
  }

  .about {
    color: ${color.soft};
  }

  .intro {
    max-width: ${size.longProse};
    font-size: ${textSize.medium};
    line-height: ${lineHeight.intro};

    ${breakpoint.desktop} {
      font-size: ${textSize.large};
    }
  }

  ${breakpoint.tablet} {
    .opening {
      align-items: first baseline;
    }

    .about {
      grid-column: ${issueColumn.tabletHeading};
    }

    .intro,
    .contents {
      grid-column: ${issueColumn.tabletText};
    }
  }

  ${breakpoint.largeDesktop} {
    .about {
      grid-column: ${issueColumn.heading};
    }

    .intro {
      grid-column: ${issueColumn.text};
    }

    .contents {
      grid-column: ${issueColumn.rightMargin};
    }
  }

  @media print {
    .opening {
      display: block;
    }

    .about {
      margin-block: ${space.xs} ${space.m};
    }
  }
`;
