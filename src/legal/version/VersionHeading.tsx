import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { tabPath } from '../../shared/legal-addresses';
import { CLASS } from '../../theme/class-names';
import { color } from '../../theme/colors';
import { space } from '../../theme/spacing';
import { textSize } from '../../theme/typography';
import { AllVersionsLink } from '../AllVersionsLink';
import { versionLabel } from '../version-label';

interface VersionHeadingProps {
  version: Queries.VersionHeadingFragment;
  legalPage: Queries.VersionHeadingLegalPageFragment;
}

/** The title and the date of a version, below links back to the legal pages. */
export function VersionHeading({ version, legalPage }: VersionHeadingProps) {
  const { documentName, title, effectiveDate } = version;
  return (
    <div css={styles}>
      <p className={`way-back ${CLASS.screenOnly}`}>
        <a href={tabPath(documentName)}>{legalPage.heading}</a> / <AllVersionsLink />
      </p>
      <h1>
        {title} <span>{versionLabel(effectiveDate)}</span>
      </h1>
    </div>
  );
}

export const query = graphql`
  fragment VersionHeading on LegalVersion {
    documentName
    title
    effectiveDate
  }

  fragment VersionHeadingLegalPage on LegalPageText {
    heading
  }
`;

const styles = css`
  .way-back {
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  .way-back a {
    display: inline-block;
    padding-block: ${space.s};
  }

  h1 span {
    display: block;
    margin-top: ${space.xs};
    color: ${color.soft};
    font-size: ${textSize.large};
    letter-spacing: 0;
  }
`;
