import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDateForPage } from '../../shared/format-date-for-page';
import { VERSION_IDS } from '../../shared/ids';
import { tabPath } from '../../shared/legal-addresses';
import { CLASS } from '../../theme/class-names';
import { breakpoint } from '../../theme/media';
import { space } from '../../theme/spacing';
import { PrintAddress } from '../../ui/PrintAddress';
import { DaysInForce } from '../DaysInForce';
import { LegalArticle } from '../text/LegalArticle';
import { LegalText } from '../text/LegalText';
import { TechnicalCheck } from './TechnicalCheck';
import { versionPartHeadingStyles } from './version-part-heading-styles';
import { VersionDifference } from './VersionDifference';

const TEXT_HEADING = 'Full text';

/**
 * One version of a document: the days on which it is in force, what changed, the text, and how to check it.
 */
export function LegalVersion({ version }: { version: Queries.LegalVersionFragment }) {
  const { path, sha256 } = version;
  const fingerprint = sha256 ? `SHA-256 ${sha256}` : undefined;
  return (
    <LegalArticle
      version={version}
      header={
        <>
          <VersionNotice version={version} />
          <PrintAddress path={path} details={fingerprint} />
        </>
      }
    >
      <VersionDifference version={version} />
      <TextHeading followsChanges={version.previous !== null} />
      <LegalText version={version} />
      <TechnicalCheck version={version} />
    </LegalArticle>
  );
}

function VersionNotice({ version }: { version: Queries.VersionNoticeFragment }) {
  const { effectiveDate, changeNote, period } = version;
  if (!period) {
    return (
      <p css={noticeStyles}>
        <strong>{`Last updated ${formatDateForPage(effectiveDate)}.`}</strong> {changeNote}
      </p>
    );
  }
  return (
    <p css={noticeStyles}>
      <DaysInForce version={version} /> Dates are in UTC. <PlaceInHistory version={version} />
    </p>
  );
}

/** Says what a version changed, and whether it is the current one. The first version changed nothing. */
function PlaceInHistory({ version }: { version: Queries.PlaceInHistoryFragment }) {
  const { documentName, changeNote, isCurrent, previous, next } = version;
  // The next version will replace this one on its day, even if nobody builds the site then. So a version that
  // has a next one isn't called the current one: DaysInForce names the day instead.
  if (!isCurrent || next) return <>{changeNote}</>;
  const currentAddress = tabPath(documentName);
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

/** The heading of the text. Without changes above the text, only the outline of the page needs it. */
function TextHeading({ followsChanges }: { followsChanges: boolean }) {
  if (followsChanges) {
    return (
      <h2 id={VERSION_IDS.text} css={versionPartHeadingStyles}>
        {TEXT_HEADING}
      </h2>
    );
  }
  return (
    <h2 id={VERSION_IDS.text} css={spaceAboveTextStyles}>
      <span className={CLASS.visuallyHidden}>{TEXT_HEADING}</span>
    </h2>
  );
}

export const query = graphql`
  fragment LegalVersion on LegalVersion {
    path
    sha256
    previous {
      __typename
    }
    ...VersionNotice
    ...LegalArticle
    ...LegalText
    ...VersionDifference
    ...TechnicalCheck
  }

  fragment VersionNotice on LegalVersion {
    effectiveDate
    changeNote
    period {
      __typename
    }
    ...DaysInForce
    ...PlaceInHistory
  }

  fragment PlaceInHistory on LegalVersion {
    documentName
    changeNote
    isCurrent
    previous {
      __typename
    }
    next {
      __typename
    }
  }
`;

/** In narrow windows, the summary is below the notice. */
const noticeStyles = css`
  @media not print {
    ${breakpoint.belowDesktop} {
      margin-bottom: ${space.xxl};
    }
  }
`;

/** The space between the notice and the text, where the heading between them is hidden. */
const spaceAboveTextStyles = css`
  padding-top: ${space.m};
`;
