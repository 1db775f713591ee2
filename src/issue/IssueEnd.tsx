import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ROUTES } from '../shared/routes';
import { sectionPath } from '../shared/section-addresses';
import { filledButtonStyles } from '../theme/button-styles';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { displayFont } from '../theme/font-shorthands';
import { touchTargetStyles } from '../theme/link-styles';
import { breakpoint } from '../theme/media';
import { size } from '../theme/sizes';
import { blockSpace, sectionSpace, space } from '../theme/spacing';
import { headingSize } from '../theme/typography';

interface IssueEndProps {
  issue: Queries.IssueEndFragment;
  labels: Queries.IssueEndLabelsFragment;
}

/** An invitation to join, below an issue, with links to the form and to the home page. */
export const IssueEnd = ({ issue, labels }: IssueEndProps) => (
  <div className={CLASS.screenOnly} css={styles}>
    <p className="invitation">{issue.invitation}</p>
    <p className="links">
      <a className="join" css={filledButtonStyles} href={sectionPath('waitlist')}>
        {labels.joinButton}
      </a>
      <a css={touchTargetStyles} href={ROUTES.home}>
        {labels.homeLink}
      </a>
    </p>
  </div>
);

export const query = graphql`
  fragment IssueEnd on Issue {
    invitation
  }

  fragment IssueEndLabels on SharedLabels {
    joinButton
    homeLink
  }
`;

const styles = css`
  margin-top: ${sectionSpace};
  padding: ${blockSpace};
  color: ${color.light};
  background: ${color.ink};

  & :focus-visible {
    outline-color: ${color.white};
  }

  .invitation {
    max-width: ${size.prose};
    color: ${color.white};
    font: ${displayFont(headingSize.item)};
    text-wrap: balance;
  }

  .links {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.xl};
    align-items: center;
    margin-top: ${space.l};
  }

  .join {
    ${breakpoint.belowTablet} {
      width: 100%;
    }
  }

  /* The links are beside the invitation. */
  ${breakpoint.desktop} {
    display: flex;
    gap: ${space.giant};
    align-items: center;
    justify-content: space-between;

    .links {
      flex: none;
      margin-top: 0;
    }
  }
`;
