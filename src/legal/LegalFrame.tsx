import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { documentIds } from '../shared/ids';
import { breakpoint, color, headingSize, size, textSize } from '../theme/tokens';
import { proseStyles } from '../ui/Prose';
import { LegalText } from './LegalText';

interface LegalFrameProps {
  version: Queries.LegalFrameFragment;
  heading?: ReactNode;
  /** Public address of the page, shown in print. */
  address: string;
  /** Paragraphs in the callout, above the summary. */
  notices: ReactNode;
  /** Dates and links, below the callout. */
  line: ReactNode;
  /** Above the text. */
  children?: ReactNode;
}

/** A legal text with its summary, a line of links and the list of contents, which names the clauses. */
export function LegalFrame({ version, heading, address, notices, line, children }: LegalFrameProps) {
  const ids = documentIds(version.document);
  return (
    <div css={styles}>
      <header css={proseStyles}>
        {heading}
        <p className="print-address">{address}</p>
        <div className="callout">
          {notices}
          <p>
            <strong>In short:</strong> {version.summary}
          </p>
        </div>
        <p className="line">{line}</p>
      </header>
      {/* The title distinguishes the four lists of contents on the legal page. */}
      <nav className="contents screen-only" aria-labelledby={`${ids.contents} ${ids.title}`}>
        <p id={ids.contents}>Contents</p>
        {/* Folds the list after it: on wide screens the list shows without it. */}
        <details>
          <summary>Contents</summary>
        </details>
        <ol>
          {version.parts.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {children}
        <LegalText version={version} />
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment LegalFrame on LegalVersion {
    document
    summary
    intro
    parts {
      id
      text
      heading
      html
    }
  }
`;

const styles = css`
  > * {
    max-width: ${size.prose};
  }

  > header {
    margin-bottom: 1.25rem;
  }

  h2 {
    font-size: ${headingSize.section};
  }

  .line,
  .contents > * {
    font-size: ${textSize.small};
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    align-items: baseline;
    color: ${color.soft};
  }

  .contents ol {
    margin: 0;
    padding-left: 1.75em;
  }

  .contents a {
    display: block;
    padding-block: 0.65rem;
  }

  .contents a[aria-current] {
    font-weight: 600;
  }

  .contents > p,
  .contents summary {
    padding-block: 0.65rem;
    font-weight: 600;
  }

  @media not all and (min-width: 64em) {
    .contents {
      margin-bottom: 1.25rem;
      border-block: 1px solid ${color.rule};
    }

    .contents > p,
    .contents > details:not([open]) + ol {
      display: none;
    }
  }

  ${breakpoint.desktop} {
    display: grid;
    grid-template-columns: 15rem minmax(0, ${size.prose});
    gap: 0 4rem;

    > * {
      grid-column: 2;
    }

    > .contents {
      position: sticky;
      top: calc(${size.bar} + 1.5rem);
      grid-row: 1 / span 2;
      grid-column: 1;
      align-self: start;
      max-height: calc(100vh - ${size.bar} - 3rem);
      overflow-y: auto;
    }

    .contents a {
      padding-block: 0.3rem;
    }

    .contents > details {
      display: none;
    }
  }
`;
