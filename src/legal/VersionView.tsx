import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDateForPage } from '../shared/format-date-for-page';
import { VERSION_IDS } from '../shared/ids';
import { tabPath } from '../shared/legal-addresses';
import { CLASS } from '../theme/class-names';
import { breakpoint, headingSize, space } from '../theme/tokens';
import { DaysInForce } from './DaysInForce';
import { LegalText } from './LegalText';
import { TechnicalCheck } from './TechnicalCheck';
import { VersionDifference } from './VersionDifference';

interface VersionViewProps {
  version: Queries.VersionViewFragment;
  data: Queries.VersionViewDataFragment;
}

/**
 * One version of a document: the days on which it is in force, what changed, the text, and how to
 * check it.
 */
export function VersionView({ version, data }: VersionViewProps) {
  const { url, isPublic } = data.siteFacts;
  const { document, effectiveDate, path, sha256, isCurrent, next } = version;
  // It stays current until a build publishes a later one. A version with a next one stops on a day on
  // which perhaps nobody builds the site, so DaysInForce names that day instead.
  const isLastAndCurrent = isCurrent && !next;
  const address = `${url}${path}`;
  const currentAddress = isLastAndCurrent ? tabPath(document) : null;
  const notice = isPublic ? (
    <p css={noticeStyles}>
      <DaysInForce version={version} /> Dates are in UTC.{' '}
      <PlaceInHistory version={version} currentAddress={currentAddress} />
    </p>
  ) : (
    <p css={noticeStyles}>
      <strong>{`Last updated ${formatDateForPage(effectiveDate)}.`}</strong> {version.changeNote}
    </p>
  );
  return (
    <article>
      <LegalText
        version={version}
        printedReference={sha256 ? `${address} SHA-256 ${sha256}` : address}
        notice={notice}
        belowText={<TechnicalCheck version={version} />}
      >
        <VersionDifference version={version} />
        <TextHeading followsChanges={Boolean(version.previous)} />
      </LegalText>
    </article>
  );
}

interface PlaceInHistoryProps {
  version: Queries.PlaceInHistoryFragment;
  /** The address of the page that shows the current version; null if this version isn't the current one. */
  currentAddress: string | null;
}

/** Says what a version changed, and whether it is the current one. The first version changed nothing. */
function PlaceInHistory({ version, currentAddress }: PlaceInHistoryProps) {
  const { changeNote, previous } = version;
  if (currentAddress === null) return <>{changeNote}</>;
  if (!previous) {
    return (
      <>
        This is the first version, and the <a href={currentAddress}>current one</a>.
      </>
    );
  }
  return (
    <>
      This is the <a href={currentAddress}>current version</a>. {changeNote}
    </>
  );
}

/** Visually hidden where the text is the only section: it keeps the outline without a gap. */
function TextHeading({ followsChanges }: { followsChanges: boolean }) {
  if (followsChanges) {
    return (
      <h2 id={VERSION_IDS.text} css={headingStyles}>
        {TEXT_HEADING}
      </h2>
    );
  }
  return (
    <h2 id={VERSION_IDS.text} css={hiddenHeadingStyles}>
      <span className={CLASS.visuallyHidden}>{TEXT_HEADING}</span>
    </h2>
  );
}

const TEXT_HEADING = 'Full text';

export const query = graphql`
  fragment VersionView on LegalVersion {
    document
    effectiveDate
    changeNote
    sha256
    path
    isCurrent
    next {
      id
    }
    previous {
      id
    }
    ...DaysInForce
    ...PlaceInHistory
    ...LegalText
    ...VersionDifference
    ...TechnicalCheck
  }

  fragment PlaceInHistory on LegalVersion {
    changeNote
    previous {
      id
    }
  }

  fragment VersionViewData on Query {
    siteFacts {
      url
      isPublic
    }
  }
`;

/** In narrow windows, the summary stands below the notice. */
const noticeStyles = css`
  @media not print {
    ${breakpoint.belowDesktop} {
      margin-bottom: ${space.xxl};
    }
  }
`;

const headingStyles = css`
  margin-block: ${space.xxl} ${space.m};
  font-size: ${headingSize.card};
`;

const hiddenHeadingStyles = css`
  padding-top: ${space.m};
`;
