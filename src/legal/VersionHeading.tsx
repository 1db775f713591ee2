import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDate } from '../shared/format-date';
import { ROUTES, tabPath } from '../shared/routes';
import { color, textSize } from '../theme/tokens';

/** The title and the date of a version, below links back to the legal pages. */
export function VersionHeading({ version }: { version: Queries.VersionHeadingFragment }) {
  const { document, title, effectiveDate } = version;
  return (
    <div css={styles}>
      <p className="way-back screen-only">
        <a href={tabPath(document)}>Legal information</a> / <a href={ROUTES.history.path}>All versions</a>
      </p>
      <h1>
        {title} <span>Version of {formatDate(effectiveDate)}</span>
      </h1>
    </div>
  );
}

export const fragment = graphql`
  fragment VersionHeading on LegalVersion {
    document
    title
    effectiveDate
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
