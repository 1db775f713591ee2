import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDate, keepDates } from '../shared/format-date';
import { documentIds, VERSION_IDS } from '../shared/ids';
import { ROUTES, tabPath } from '../shared/routes';
import { snapshotName } from '../shared/version-address';
import { color, font, textSize } from '../theme/tokens';
import { describePeriod, describeStatus } from './describe-version';
import { LegalFrame } from './LegalFrame';
import { VersionDifference } from './VersionDifference';
import { VersionTimestamp } from './VersionTimestamp';

interface VersionViewProps {
  version: Queries.VersionViewFragment;
  /** Its public address, shown in print. */
  address: string;
}

/** One version of a document: status, links, changes and full text; in print its SHA-256 is on every page. */
export function VersionView({ version, address }: VersionViewProps) {
  const { document, title, date, until, path, file, sha256, previous, next, current } = version;
  const ids = documentIds(document);
  const notices = (
    <p>
      <strong>{keepDates(describeStatus(version, next))}.</strong> {version.changeNote}{' '}
      {current && current.path !== path && (
        <a href={current.path} rel="latest-version">
          Read the version in force today
        </a>
      )}
    </p>
  );
  const line = (
    <>
      {until && <span>In force {keepDates(describePeriod(version))} </span>}
      {previous && versionLink('before', 'predecessor-version', previous)}
      {next && versionLink('after', 'successor-version', next)}
      <span>
        Recorded file:{' '}
        <a href={file} download>
          {snapshotName(document, date)}
        </a>
      </span>
    </>
  );
  return (
    <div css={styles}>
      <nav className="screen-only" aria-label="Breadcrumb">
        <a href={tabPath(document)}>Legal information</a> <span aria-hidden="true">/</span>{' '}
        <a href={ROUTES.history.path} rel="version-history">
          All versions
        </a>
      </nav>
      <article id={ids.article}>
        <h1 id={ids.title}>
          {title} <span>Version of {formatDate(date)}</span>
        </h1>
        <LegalFrame version={version} address={address} notices={notices} line={line}>
          <VersionDifference version={version} />
          <h2 id={VERSION_IDS.text}>Full text</h2>
        </LegalFrame>
        <VersionTimestamp version={version} />
      </article>
      <p className="fingerprint">
        {title}, version of {formatDate(date)}. SHA-256 <code>{sha256}</code>
      </p>
    </div>
  );
}

const versionLink = (place: string, rel: string, { date, path }: { date: string; path: string }) => (
  <span>
    Version {place}:{' '}
    <a href={path} rel={rel}>
      {formatDate(date)}
    </a>{' '}
  </span>
);

export const fragment = graphql`
  fragment VersionView on LegalVersion {
    document
    title
    date
    status
    until
    changeNote
    sha256
    path
    file
    previous {
      date
      path
    }
    next {
      date
      path
    }
    current {
      path
    }
    difference {
      html
      summary
    }
    timestamp {
      time
      authority
      fingerprint
      token
      certificate
    }
    ...LegalFrame
  }
`;

const styles = css`
  [aria-label='Breadcrumb'],
  h1 span {
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  h1 {
    margin-block: 0.5rem 1.5rem;
  }

  h1 span {
    display: block;
    margin-top: 0.5rem;
    font-size: ${textSize.large};
    letter-spacing: 0;
  }

  h2 {
    margin-block: 2rem 0.75rem;
  }

  .fingerprint {
    margin-top: 2.5rem;
    padding-top: 0.75rem;
    color: ${color.soft};
    font-size: ${textSize.tiny};
    overflow-wrap: anywhere;
    border-top: 1px solid ${color.rule};
  }

  code {
    font-family: ${font.mono};
  }

  /* Browsers repeat a table footer on every printed page. */
  @media print {
    display: table;
    width: 100%;

    .callout a {
      display: none;
    }

    .fingerprint {
      display: table-footer-group;
      break-inside: avoid;
      font-size: 7.5pt;
    }
  }
`;
