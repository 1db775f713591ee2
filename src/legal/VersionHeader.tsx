import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, font, size } from '../theme/tokens';
import { ROUTES, tabPath } from '../shared/routes';
import { pageTitle } from '../ui/PageHeader';
import { describePeriod, describeStatus } from './describe-period';
import { formatDate } from '../shared/format-date';
import { snapshotName } from '../shared/version-address';

/** Title, date, status, period, change note, recorded file and SHA-256 of a version. */
export function VersionHeader({ version }: { version: Queries.VersionHeaderFragment }) {
  const { document, title, date, status, changeNote, sha256, file, next, current } = version;
  return (
    <header css={styles}>
      <nav aria-label="Breadcrumb">
        <a href={tabPath(document)}>Legal information</a> <span aria-hidden="true">/</span>{' '}
        <a href={ROUTES.history.path} rel="version-history">
          All versions
        </a>
      </nav>
      <h1>
        {title} <span>Version of {formatDate(date)}</span>
      </h1>
      <p className={status}>
        <strong>{describeStatus(version, next)}.</strong>{' '}
        {status !== 'current' && current && current.path !== version.path && (
          <a href={current.path} rel="latest-version">
            Read the version in force today
          </a>
        )}
      </p>
      <dl>
        <div>
          <dt>In force</dt>
          <dd>{describePeriod(version)}</dd>
        </div>
        <div>
          <dt>Change</dt>
          <dd>{changeNote}</dd>
        </div>
        <div>
          <dt>Recorded file</dt>
          <dd>
            <a href={file} download>
              {snapshotName(document, date)}
            </a>
          </dd>
        </div>
        <div>
          <dt>SHA-256</dt>
          <dd>
            <code>{sha256}</code>
          </dd>
        </div>
      </dl>
    </header>
  );
}

export const fragment = graphql`
  fragment VersionHeader on LegalVersion {
    document
    title
    date
    status
    from
    until
    changeNote
    sha256
    path
    file
    next {
      date
    }
    current {
      path
    }
  }
`;

const styles = css`
  padding-top: calc(${size.bar} + clamp(1.75rem, 5vw, 3.5rem));

  nav {
    margin-bottom: 1.5rem;
    color: ${color.soft};
    font-size: 0.9375rem;
  }

  nav a {
    display: inline-block;
    padding-block: 0.25rem;
  }

  h1 {
    ${pageTitle}
  }

  h1 span {
    display: block;
    margin-top: 0.5rem;
    color: ${color.soft};
    font-size: 0.5em;
    letter-spacing: 0;
  }

  > p {
    max-width: ${size.prose};
    margin-top: 1.5rem;
    padding: 0.75rem 1.25rem;
    background: ${color.tint};
    border-left: 3px solid ${color.edge};
  }

  > .current {
    border-left-color: ${color.good};
  }

  > .upcoming {
    border-left-color: ${color.accent};
  }

  dl {
    max-width: 52rem;
    margin: 2rem 0 0;
    border-top: 1px solid ${color.rule};
  }

  dl > div {
    display: grid;
    grid-template-columns: 1fr;
    padding-block: 0.65rem;
    border-bottom: 1px solid ${color.rule};
  }

  dt {
    color: ${color.soft};
    font-size: 0.9375rem;
  }

  dd {
    margin: 0;
  }

  code {
    font: 0.875rem/1.6 ${font.mono};
    overflow-wrap: anywhere;
  }

  ${breakpoint.tablet} {
    dl > div {
      grid-template-columns: 10rem 1fr;
      gap: 1rem;
      align-items: baseline;
    }
  }

  @media print {
    padding-top: 0;

    nav,
    > p a {
      display: none;
    }
  }
`;
