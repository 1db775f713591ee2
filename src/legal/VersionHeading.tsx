import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDate } from '../shared/format-date';
import { ROUTES, tabPath } from '../shared/routes';
import { color, textSize } from '../theme/tokens';

interface VersionHeadingProps {
  version: Queries.VersionHeadingFragment;
  data: Queries.VersionHeadingSiteFragment;
}

/** The title and the date of a version, below links back to the legal pages. */
export function VersionHeading({ version, data }: VersionHeadingProps) {
  const { document, title, effectiveDate } = version;
  const { legalPage } = data;
  return (
    <div css={styles}>
      <p className="way-back screen-only">
        <a href={tabPath(document)}>{legalPage.heading}</a> / <a href={ROUTES.history}>All versions</a>
      </p>
      <h1>
        {title} <span>Version of {formatDate(effectiveDate)}</span>
      </h1>
    </div>
  );
}

export const query = graphql`
  fragment VersionHeading on LegalVersion {
    document
    title
    effectiveDate
  }

  fragment VersionHeadingSite on Query {
    legalPage: legalPageText {
      heading
    }
  }
`;

const styles = css`
  .way-back {
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  .way-back a {
    display: inline-block;
    padding-block: 0.75rem;
  }

  h1 span {
    display: block;
    margin-top: 0.5rem;
    color: ${color.soft};
    font-size: ${textSize.large};
    letter-spacing: 0;
  }
`;
