import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { formatDate, keepDates } from '../shared/format-date';
import { VERSION_IDS } from '../shared/ids';
import { ROUTES, tabPath } from '../shared/routes';
import { snapshotName } from '../shared/version-address';
import { color, font } from '../theme/tokens';
import { PrintAddress } from '../ui/PrintAddress';
import { proseStyles } from '../ui/Prose';
import { describePeriod, describeStatus } from './describe-period';
import { LegalText } from './LegalText';
import { sideColumn } from './side-column';
import { VersionDifference } from './VersionDifference';

interface VersionViewProps {
  version: Queries.VersionViewFragment;
  /** Its public address, shown in print. */
  address: string;
}

/** One version of a document: status, facts, changes and full text; in print its SHA-256 is on every page. */
export function VersionView({ version, address }: VersionViewProps) {
  const { document, title, date, path, file, sha256, previous, next, current } = version;
  const facts: [term: string, description: ReactNode][] = [
    ['In force', keepDates(describePeriod(version))],
    ['Change', version.changeNote],
    ['Version before', previous && versionLink(previous, 'predecessor-version')],
    ['Version after', next && versionLink(next, 'successor-version')],
    [
      'Recorded file',
      <a key="file" href={file} download>
        {snapshotName(document, date)}
      </a>,
    ],
    ['SHA-256', <code key="sha256">{sha256}</code>],
  ];
  return (
    <article css={styles}>
      <div css={sideColumn}>
        <header css={proseStyles}>
          <nav aria-label="Breadcrumb">
            <a href={tabPath(document)}>Legal information</a> <span aria-hidden="true">/</span>{' '}
            <a href={ROUTES.history.path} rel="version-history">
              All versions
            </a>
          </nav>
          <h1>
            {title} <span>Version of {formatDate(date)}</span>
          </h1>
          <PrintAddress address={address} />
          <div className="callout">
            <p>
              <strong>{keepDates(describeStatus(version, next))}.</strong>{' '}
              {current && current.path !== path && (
                <a href={current.path} rel="latest-version">
                  Read the version in force today
                </a>
              )}
            </p>
            <p>
              <strong>In short:</strong> {version.summary}
            </p>
          </div>
        </header>
        <dl className="side">
          {facts.map(
            ([term, description]) =>
              description && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{description}</dd>
                </div>
              ),
          )}
        </dl>
        <div>
          <VersionDifference version={version} />
          <section aria-labelledby={VERSION_IDS.text}>
            <h2 id={VERSION_IDS.text}>Full text</h2>
            <LegalText version={version} />
          </section>
        </div>
      </div>
      <p className="print-footer">
        {title}, version of {formatDate(date)}. SHA-256 {sha256}
      </p>
    </article>
  );
}

const versionLink = ({ date, path }: { date: string; path: string }, rel: string) => (
  <a href={path} rel={rel}>
    {formatDate(date)}
  </a>
);

export const fragment = graphql`
  fragment VersionView on LegalVersion {
    document
    title
    date
    status
    from
    until
    changeNote
    summary
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
    ...VersionDifference
    ...LegalText
  }
`;

const styles = css`
  nav {
    color: ${color.soft};
    font-size: 0.9375rem;
  }

  h1 {
    margin-top: 0.5rem;
  }

  h1 span {
    display: block;
    margin-top: 0.5rem;
    color: ${color.soft};
    font-size: 0.5em;
    letter-spacing: 0;
  }

  section[aria-labelledby] {
    margin-top: 2.5rem;
  }

  section > h2 {
    margin-bottom: 1rem;
    font-size: clamp(1.5rem, 1.3rem + 1vw, 1.875rem);
  }

  dl > div {
    padding-block: 0.5rem;
    border-bottom: 1px solid ${color.rule};
  }

  dt {
    color: ${color.soft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  code {
    font: 0.8125rem/1.6 ${font.mono};
  }

  .print-footer {
    display: none;
  }

  /* Browsers repeat a table footer on every printed page. */
  @media print {
    display: table;
    width: 100%;

    nav,
    .callout a {
      display: none;
    }

    .print-footer {
      display: table-footer-group;
      padding-top: 0.75rem;
      break-inside: avoid;
      font-size: 7.5pt;
      overflow-wrap: anywhere;
    }
  }
`;
