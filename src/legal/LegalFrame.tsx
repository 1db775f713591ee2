import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import { breakpoint, color, headingSize, size, textSize } from '../theme/tokens';
import { Prose, proseStyles } from '../ui/Prose';

interface LegalFrameProps {
  version: Queries.LegalFrameFragment;
  heading?: ReactNode;
  /** Where the text is, for print. */
  printed: string;
  /** Dates and links. */
  line: ReactNode;
  /** Paragraphs above the summary. */
  notices?: ReactNode;
  /** Above the text. */
  children?: ReactNode;
  /** Below the text. */
  after?: ReactNode;
}

/** A legal text below its dates and summary, with a list of contents that names the clauses. */
export function LegalFrame({ version, heading, printed, line, notices, children, after }: LegalFrameProps) {
  return (
    <div css={styles}>
      <header css={proseStyles}>
        {heading}
        <p className="line">{line}</p>
        <p className="print-address">{printed}</p>
        <div className="callout">
          {notices}
          <p>
            <strong>In short:</strong> {version.summary}
          </p>
        </div>
      </header>
      <nav className="contents screen-only" aria-label={`Contents: ${version.title}`}>
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
        <div className="text">
          {version.intro && <Prose html={version.intro} />}
          {version.parts.map(({ id, heading: clauseHeading, html }) => (
            <Fragment key={id}>
              <h3 id={id} dangerouslySetInnerHTML={{ __html: clauseHeading }} />
              <Prose html={html} />
            </Fragment>
          ))}
        </div>
        {after}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment LegalFrame on LegalVersion {
    title
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
  max-width: ${size.prose};

  > header {
    margin-bottom: 1.25rem;
  }

  h2,
  > header > h2 {
    font-size: ${headingSize.item};
  }

  > header > .callout {
    margin-top: 0.25rem;
  }

  .line,
  .contents > * {
    font-size: ${textSize.small};
  }

  header > .line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    align-items: center;
    min-height: 2.75rem;
    margin: 0.25rem 0 0;
    color: ${color.soft};
  }

  .line a,
  .contents a,
  .contents summary {
    padding-block: 0.75rem;
  }

  .text {
    counter-reset: clause;
  }

  .text > h3 {
    margin: 1.5em 0 0.5em;
    scroll-margin-top: 1rem;
  }

  .text > :not(* + *) {
    margin-top: 0;
  }

  /* As the list of contents numbers them. */
  .text > h3::before {
    color: ${color.soft};
    counter-increment: clause;
    content: counter(clause) '. ';
  }

  .contents ol {
    margin: 0;
    padding-left: 1.75em;
  }

  .contents a {
    display: block;
  }

  @media not all and (min-width: 64em) {
    .contents {
      margin-bottom: 1.25rem;
      border-block: 1px solid ${color.rule};
    }

    .contents > details:not([open]) + ol {
      display: none;
    }
  }

  ${breakpoint.desktop} {
    display: grid;
    max-width: none;
    grid-template-columns: 17.5rem minmax(0, ${size.prose});
    gap: 0 2rem;

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
