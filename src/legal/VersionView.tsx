import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDate, keepDates } from '../shared/format-date';
import { VERSION_IDS } from '../shared/ids';
import { ROUTES, tabPath } from '../shared/routes';
import { color, textSize } from '../theme/tokens';
import { DaysInForce } from './DaysInForce';
import { LegalFrame } from './LegalFrame';
import { TechnicalCheck } from './TechnicalCheck';
import { VersionDifference } from './VersionDifference';

/** One version of a document: the days on which it is in force, changes, text and technical check; in print its SHA-256 too. */
export function VersionView({ data: { version, siteFacts } }: { data: Queries.VersionViewFragment }) {
  if (!version) throw new Error('A page was made for a version that is not recorded.');
  const { document, title, date, path, sha256 } = version;
  const isPublished = !siteFacts?.unpublished;
  const line = (
    <span className="screen-only">
      <a href={tabPath(document)}>Legal information</a> / <a href={ROUTES.history.path}>All versions</a>
    </span>
  );
  const notices = (
    <p>
      {isPublished ? (
        <>
          <DaysInForce version={version} /> Dates are in UTC.
        </>
      ) : (
        <strong>{keepDates(`Last updated ${formatDate(date)}.`)}</strong>
      )}{' '}
      {version.changeNote}
    </p>
  );
  return (
    <article css={styles}>
      <h1>
        {title} <span>Version of {formatDate(date)}</span>
      </h1>
      <LegalFrame
        version={version}
        printed={`${siteFacts?.url}${path} SHA-256 ${sha256}`}
        line={line}
        notices={notices}
        after={<TechnicalCheck version={version} />}
      >
        <VersionDifference version={version} />
        <h2 id={VERSION_IDS.text}>Full text</h2>
      </LegalFrame>
    </article>
  );
}

export const fragment = graphql`
  fragment VersionView on Query {
    siteFacts {
      url
      unpublished
    }
    version: legalVersion(id: { eq: $id }) {
      document
      title
      date
      changeNote
      sha256
      path
      ...DaysInForce
      ...LegalFrame
      ...VersionDifference
      ...TechnicalCheck
    }
  }
`;

const styles = css`
  h1 {
    margin-bottom: 1rem;
  }

  h1 span {
    display: block;
    margin-top: 0.5rem;
    color: ${color.soft};
    font-size: ${textSize.large};
    letter-spacing: 0;
  }

  h2 {
    margin-block: 1.5rem 1rem;
  }
`;
