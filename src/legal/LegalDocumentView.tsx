import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { documentIds } from '../shared/ids';
import { breakpoint, color, size } from '../theme/tokens';
import { PrintAddress } from '../ui/PrintAddress';
import { Announcement } from './Announcement';
import { formatDate } from '../shared/format-date';
import { LegalText } from './LegalText';
import { textStyles } from './text-styles';
import { VersionNote } from './VersionNote';

interface LegalDocumentViewProps {
  version: Queries.LegalDocumentViewFragment;
  /** Its public address, shown in print. */
  address: string;
}

/** One document on the legal page: header, list of contents and text. */
export function LegalDocumentView({ version, address }: LegalDocumentViewProps) {
  const { document: name, title, date, summary, parts, html } = version;
  const ids = documentIds(name);
  return (
    <article id={ids.article} css={[styles, textStyles]}>
      <header>
        <h2 id={ids.title}>{title}</h2>
        <p className="updated">
          Last updated <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <PrintAddress address={address} />
        <Announcement version={version} />
        <p className="summary">
          <strong>In short:</strong> {summary}
        </p>
        <VersionNote version={version} />
      </header>
      {/* The title distinguishes the four lists of contents on the page. */}
      <nav aria-labelledby={`${ids.contents} ${ids.title}`}>
        <h3 id={ids.contents}>Contents</h3>
        <ol>
          {parts.map((part) => (
            <li key={part?.id}>
              <a href={`#${part?.id}`}>{part?.text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <LegalText html={html} ids={parts.map(({ id }) => id)} />
    </article>
  );
}

export const fragment = graphql`
  fragment LegalDocumentView on LegalVersion {
    document
    title
    date
    summary
    html
    parts {
      id
      text
    }
    ...Announcement
    ...VersionNote
  }
`;

const styles = css`
  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem);
  }

  .updated {
    margin-top: 0.5rem;
    color: ${color.soft};
  }

  .summary {
    margin-top: 1.25rem;
    font-size: 1.1875rem;
    line-height: 1.5;
  }

  nav {
    margin-block: 2rem;
    padding-block: 1.25rem;
    border-block: 1px solid ${color.rule};
  }

  .text {
    margin-top: 2rem;
  }

  /*
   * The browser lays out the clauses of a long text when they come near the viewport, the headings always: links and
   * screen readers need them. Without overflow-clip-margin, it would clip the outline of a focused link.
   */
  @supports (overflow-clip-margin: 1rem) {
    @media not print {
      .long > div {
        content-visibility: auto;
        contain-intrinsic-size: auto 20rem;
        overflow-clip-margin: 1rem;
      }
    }
  }

  nav h3 {
    margin-bottom: 0.5rem;
    font-size: 1.125rem;
  }

  nav ol {
    margin: 0;
    padding-left: 2em;
    font-size: 0.9375rem;
  }

  nav li {
    padding-block: 0.2rem;
    break-inside: avoid;
  }

  nav li::marker {
    color: ${color.soft};
  }

  nav a {
    padding-block: 0.2rem;
    text-decoration-color: ${color.edge};
  }

  nav a[aria-current] {
    color: ${color.accent};
    font-weight: 600;
  }

  @media print {
    nav {
      display: none;
    }
  }

  /* Only where two columns fit: columns are slow to lay out. */
  @media (min-width: 39em) {
    nav ol {
      columns: 2 16rem;
      column-gap: 3rem;
    }
  }

  ${breakpoint.desktop} {
    display: grid;
    grid-template-columns: minmax(0, ${size.prose}) minmax(17rem, 1fr);
    gap: 0 5rem;

    nav {
      position: sticky;
      top: calc(${size.bar} + 1.5rem);
      grid-row: 1 / span 2;
      grid-column: 2;
      align-self: start;
      max-height: calc(100vh - ${size.bar} - 3rem);
      margin-top: 0;
      overflow-y: auto;
    }
  }
`;
