import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { FEED_PATH, LEDGER_PATH } from '../../shared/legal-addresses';
import { ROUTES } from '../../shared/routes';
import { size } from '../../theme/sizes';
import { PrintAddress } from '../../ui/PrintAddress';
import { proseStyles } from '../../ui/Prose';
import { describePeriod } from '../describe-period';
import { TechnicalDetails } from '../TechnicalDetails';
import VersionFinderIsland from './version-finder.island';
import { versionTableStyles } from './version-table-styles';
import { VersionTable, type VersionRow } from './VersionTable';

/**
 * The table of all versions. The versions of a document are together, the newest first. When a document has
 * several versions, visitors can ask which ones were in force on a day.
 */
export function VersionHistory({ data }: { data: Queries.VersionHistoryFragment }) {
  const { siteFacts, allLegalDocument } = data;
  const isPublic = !siteFacts.unpublished;
  const documents = allLegalDocument.nodes.map(({ name, currentVersion, versions }) => ({
    name,
    title: currentVersion.title,
    versions: versions.map(versionRowOf),
  }));
  const asksForDay = isPublic && documents.some(({ versions }) => versions.length > 1);
  const isEachDayKnown = allLegalDocument.nodes
    .flatMap(({ versions }) => versions)
    .every(({ period }) => period?.isFirstDayKnown);
  return (
    <>
      <PrintAddress path={ROUTES.history} />
      <div css={[proseStyles, styles, versionTableStyles]}>
        {!isEachDayKnown && (
          <p>
            {isPublic
              ? 'A first version applies from its date, or from the day we published it here if that was later.'
              : 'These texts take effect when the site is published.'}
          </p>
        )}
        {asksForDay ? (
          <VersionFinderIsland props={{ documents }} />
        ) : (
          <VersionTable documents={documents} isPublic={isPublic} />
        )}
        <p>
          <a href={FEED_PATH}>Follow changes in a feed reader</a>.
        </p>
        <TechnicalDetails summary="Check that a text is unchanged">
          <p>
            The page of each version has its file, its SHA-256 (a kind of fingerprint), its timestamp if it
            has one, and the commands to check them. <a href={LEDGER_PATH}>Our ledger</a> lists the SHA-256 of
            every version.
          </p>
        </TechnicalDetails>
      </div>
    </>
  );
}

function versionRowOf({ effectiveDate, path, changeNote, period }: Queries.VersionRowFragment): VersionRow {
  const firstDay = period?.firstDay ?? effectiveDate;
  return { effectiveDate, path, changeNote, firstDay, days: period && describePeriod(period) };
}

export const query = graphql`
  fragment VersionHistory on Query {
    siteFacts {
      unpublished
    }
    allLegalDocument(sort: { nameIndex: ASC }) {
      nodes {
        name
        currentVersion {
          title
        }
        versions {
          period {
            isFirstDayKnown
          }
          ...VersionRow
        }
      }
    }
  }

  fragment VersionRow on LegalVersion {
    effectiveDate
    path
    changeNote
    period {
      firstDay
      ...Period
    }
  }
`;

const styles = css`
  > p {
    max-width: ${size.prose};
  }
`;
