import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDate, keepDates } from '../shared/format-date';
import { VERSION_IDS } from '../shared/ids';
import { DaysInForce } from './DaysInForce';
import { LegalFrame } from './LegalFrame';
import { TechnicalCheck } from './TechnicalCheck';
import { VersionDifference } from './VersionDifference';

/** One version of a document: the days on which it is in force, changes, text and technical check; in print its SHA-256 too. */
export function VersionView({ data: { version, siteFacts } }: { data: Queries.VersionViewFragment }) {
  if (!version) throw new Error('A page was made for a version that is not recorded.');
  const { date, path, sha256 } = version;
  const isPublished = !siteFacts?.unpublished;
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
      <LegalFrame
        version={version}
        printed={`${siteFacts?.url}${path} SHA-256 ${sha256}`}
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
  h2 {
    margin-block: 2rem 1rem;
  }
`;
