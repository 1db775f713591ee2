import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDate } from '../shared/format-date';
import { documentIds, VERSION_IDS } from '../shared/ids';
import { ROUTES } from '../shared/routes';
import { breakpoint, color } from '../theme/tokens';
import { EditLink } from '../ui/EditLink';
import { PrintAddress } from '../ui/PrintAddress';
import { proseStyles } from '../ui/Prose';
import { LegalText } from './LegalText';
import { sideColumn } from './side-column';

interface LegalDocumentProps {
  version: Queries.LegalDocumentFragment;
  /** Its public address, shown in print. */
  address: string;
}

/** One document on the legal page: summary, dates, list of contents and text. */
export function LegalDocument({ version, address }: LegalDocumentProps) {
  const { document: name, title, status, date, path, announced, previous, parts } = version;
  const ids = documentIds(name);
  const hasPage = status !== 'draft';
  return (
    <article id={ids.article} css={[sideColumn, styles]}>
      <header css={proseStyles}>
        <h2 id={ids.title}>{title}</h2>
        <PrintAddress address={address} />
        <div className="callout">
          {!hasPage && (
            <p>
              <strong>Draft.</strong> This text is not recorded yet; the site does not show it.
            </p>
          )}
          {announced.map((next, index) => (
            <p key={next.path}>
              <strong>
                A new version takes effect on <time dateTime={next.date}>{formatDate(next.date)}</time>.
              </strong>{' '}
              {next.changeNote}{' '}
              <a href={next.path} rel={index === 0 ? 'successor-version' : undefined}>
                Read the new version and see what changes
              </a>
            </p>
          ))}
          <p>
            <strong>In short:</strong> {version.summary}
          </p>
        </div>
        <p className="dates">
          Last updated <time dateTime={date}>{formatDate(date)}</time>, in force{' '}
          {status === 'current' ? 'since' : 'from'} then ·{' '}
          {hasPage && previous && (
            <>
              <a href={`${path}#${VERSION_IDS.changes}`}>See every change</a> ·{' '}
            </>
          )}
          {hasPage && (
            <>
              <a href={path}>Permanent link</a> ·{' '}
            </>
          )}
          <a href={ROUTES.history.path} rel="version-history">
            Full history
          </a>
        </p>
        <EditLink file={`legal/${name}.mdx`} />
      </header>
      {/* The title distinguishes the four lists of contents on the page. */}
      <nav className="side" aria-labelledby={`${ids.contents} ${ids.title}`}>
        <h3 id={ids.contents}>Contents</h3>
        {/* Folds the list after it: on wide screens the list shows without it. */}
        <details>
          <summary>Contents</summary>
        </details>
        <ol>
          {parts.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <LegalText version={version} />
    </article>
  );
}

export const fragment = graphql`
  fragment LegalDocument on LegalVersion {
    document
    title
    status
    date
    path
    summary
    announced {
      date
      path
      changeNote
    }
    previous {
      id
    }
    parts {
      id
      text
    }
    ...LegalText
  }
`;

const styles = css`
  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem);
  }

  .dates {
    margin-bottom: 1.5rem;
    color: ${color.soft};
    font-size: 0.9375rem;
  }

  nav ol {
    margin: 0;
    padding: 0 0 0 1.75em;
  }

  nav li::marker {
    color: ${color.soft};
  }

  nav a {
    display: block;
    padding-block: 0.3rem;
    text-decoration-color: ${color.edge};
  }

  nav a[aria-current] {
    color: ${color.ink};
    font-weight: 600;
  }

  summary {
    display: list-item;
    padding-block: 0.65rem;
    font-weight: 600;
    cursor: pointer;
  }

  @media not all and (min-width: 64em) {
    nav {
      border-bottom: 1px solid ${color.rule};
    }

    nav h3,
    details:not([open]) + ol {
      display: none;
    }

    nav a {
      padding-block: 0.65rem;
    }
  }

  ${breakpoint.desktop} {
    nav h3 {
      padding-block: 0.75rem 0.5rem;
    }

    details {
      display: none;
    }
  }

  @media print {
    nav {
      display: none;
    }
  }
`;
