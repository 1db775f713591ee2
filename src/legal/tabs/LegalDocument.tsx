import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDateForPage } from '../../shared/format-date-for-page';
import { documentId, VERSION_IDS } from '../../shared/ids';
import { tabPath } from '../../shared/legal-addresses';
import { color } from '../../theme/colors';
import { size } from '../../theme/sizes';
import { space } from '../../theme/spacing';
import { headingSize, textSize } from '../../theme/typography';
import { EditLink } from '../../ui/EditLink';
import { PrintAddress } from '../../ui/PrintAddress';
import { AllVersionsLink } from '../AllVersionsLink';
import { DaysInForce } from '../DaysInForce';
import { LegalArticle } from '../text/LegalArticle';
import { LegalText } from '../text/LegalText';

interface LegalDocumentProps {
  legalDocument: Queries.LegalDocumentFragment;
}

/** One document on the legal page, with its dates, summary, list of contents and text. */
export function LegalDocument({ legalDocument }: LegalDocumentProps) {
  const { name, file, currentVersion } = legalDocument;
  const { title, isRecorded, effectiveDate, path, previous } = currentVersion;
  const beginning = beginningOfForce(currentVersion);
  const date = <time dateTime={effectiveDate}>{formatDateForPage(effectiveDate)}</time>;
  return (
    <LegalArticle
      id={documentId(name)}
      version={currentVersion}
      header={
        <>
          <h2 css={headingStyles}>{title}</h2>
          <p css={metadataStyles}>
            <span>
              Last updated {isRecorded ? <a href={path}>{date}</a> : date}
              {beginning && `. ${beginning}`}
            </span>{' '}
            {isRecorded && previous && <a href={`${path}#${VERSION_IDS.changes}`}>See every change</a>}{' '}
            <AllVersionsLink />
          </p>
          <EditLink file={file} />
          <DocumentNotice version={currentVersion} />
          <PrintAddress path={tabPath(name)} />
        </>
      }
    >
      <LegalText version={currentVersion} />
    </LegalArticle>
  );
}

/**
 * @returns a sentence that says from when a version is in force; undefined when the day isn't known, or when
 *   the notice of the next version says it
 */
function beginningOfForce({
  effectiveDate,
  period,
  next,
}: Queries.BeginningOfForceFragment): string | undefined {
  if (!period?.isFirstDayKnown || next) return undefined;
  if (period.firstDay === effectiveDate) return 'In effect from that day.';
  // Only a first version can be older than the site. Without the reason, the two dates look like a mistake.
  return `In effect since this site went public on ${formatDateForPage(period.firstDay)}.`;
}

/**
 * A notice that a text isn't recorded, or that a new version will replace it. For most texts, it renders
 * nothing.
 */
function DocumentNotice({ version }: { version: Queries.DocumentNoticeFragment }) {
  const { isRecorded, period, next } = version;
  if (!isRecorded) {
    return (
      <p css={noticeStyles}>
        <strong>Draft.</strong> This text isn’t recorded yet, so visitors don’t see it.
      </p>
    );
  }
  if (!period || !next) return null;
  return (
    <p css={noticeStyles}>
      <DaysInForce version={version} /> Dates are in UTC. What will change: {next.changeNote}
    </p>
  );
}

export const query = graphql`
  fragment LegalDocument on LegalDocument {
    name
    file
    currentVersion {
      title
      isRecorded
      effectiveDate
      path
      previous {
        __typename
      }
      ...BeginningOfForce
      ...DocumentNotice
      ...LegalArticle
      ...LegalText
    }
  }

  fragment BeginningOfForce on LegalVersion {
    effectiveDate
    period {
      firstDay
      isFirstDayKnown
    }
    next {
      __typename
    }
  }

  fragment DocumentNotice on LegalVersion {
    isRecorded
    period {
      __typename
    }
    next {
      changeNote
    }
    ...DaysInForce
  }
`;

const headingStyles = css`
  font-size: ${headingSize.document};
`;

const metadataStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  align-items: center;
  min-height: ${size.target};
  margin-top: ${space.xxs};
  color: ${color.soft};
  font-size: ${textSize.small};

  a {
    padding-block: ${space.s};
  }
`;

const noticeStyles = css`
  margin-top: ${space.m};
`;
