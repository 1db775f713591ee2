import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color, from, measure } from '../theme/tokens';
import { Prose } from '../ui/Prose';
import { Announcement } from './Announcement';
import { formatDate } from './format-date';
import { VersionNote } from './VersionNote';

/** One document: its title and date, what it means in a sentence, its contents and its text. */
export function LegalDocumentView({ version }: { version: Queries.LegalDocumentViewFragment }) {
  const { document: name, title, date, summary, parts, html } = version;
  const contentsId = `${name}-contents`;
  return (
    <article id={`${name}-document`} css={styles}>
      <header>
        <h2>{title}</h2>
        <p className="updated">
          Last updated <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <Announcement version={version} />
        <p className="summary">
          <strong>In short:</strong> {summary}
        </p>
        <VersionNote version={version} />
      </header>
      <nav aria-labelledby={contentsId}>
        <h3 id={contentsId}>Contents</h3>
        <ol>
          {parts.map((part) => (
            <li key={part?.id}>
              <a href={`#${part?.id}`}>{part?.text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose html={html} className="text" />
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
    margin-top: 1.5rem;
    padding: 1rem 1.25rem;
    background: ${color.tint};
    border-left: 3px solid ${color.accent};
  }

  nav {
    margin-block: 2rem;
    padding-block: 1.25rem;
    border-block: 1px solid ${color.rule};
  }

  .text {
    margin-top: 2rem;
  }

  nav h3 {
    margin-bottom: 0.5rem;
    font-size: 1.125rem;
  }

  nav ol {
    margin: 0;
    padding-left: 2.25em;
  }

  nav a {
    display: inline-block;
    padding-block: 0.2rem;
  }

  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, ${measure.prose}) minmax(0, 18rem);
    gap: 0 5rem;
    justify-content: space-between;

    nav {
      position: sticky;
      top: calc(${measure.bar} + 1.5rem);
      grid-row: 1 / span 2;
      grid-column: 2;
      align-self: start;
      max-height: calc(100vh - ${measure.bar} - 3rem);
      margin-top: 0;
      overflow-y: auto;
    }
  }
`;
