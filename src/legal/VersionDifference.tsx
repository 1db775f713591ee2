import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { VERSION_IDS } from '../shared/ids';
import { color, font, size } from '../theme/tokens';
import { formatDate } from '../shared/format-date';
import { blockStyles } from '../ui/block-styles';

/** The changes since the previous version; nothing for the first version. */
export function VersionDifference({ version }: { version: Queries.VersionDifferenceFragment }) {
  const { difference, previous } = version;
  if (!difference || !previous) return null;
  return (
    <section aria-labelledby={VERSION_IDS.changes} css={styles}>
      <h2 id={VERSION_IDS.changes}>What changed</h2>
      <p className="since">
        Compared with the{' '}
        <a href={previous.path} rel="predecessor-version">
          version of {formatDate(previous.date)}
        </a>
        : {difference.summary}.
      </p>
      <p className="key" aria-hidden="true">
        <ins>added</ins> <del>removed</del>
      </p>
      <div className="difference" dangerouslySetInnerHTML={{ __html: difference.html }} />
    </section>
  );
}

export const fragment = graphql`
  fragment VersionDifference on LegalVersion {
    difference {
      html
      summary
    }
    previous {
      date
      path
    }
  }
`;

const styles = css`
  max-width: ${size.prose};

  .since {
    color: ${color.soft};
  }

  .key {
    display: flex;
    gap: 0.75rem;
    margin-top: 0.5rem;
    font-size: 0.9375rem;
  }

  /* Lines, not colour alone, distinguish the two (WCAG 1.4.1). */
  ins {
    color: ${color.good};
    text-decoration: underline 2px;
    text-underline-offset: 0.2em;
    background: ${color.added};
  }

  del {
    color: ${color.bad};
    text-decoration: line-through 1px;
    background: ${color.removed};
  }

  del + ins {
    margin-left: 0.2em;
  }

  .difference {
    margin-top: 1.5rem;
    border-top: 2px solid ${color.ink};
  }

  .clause,
  details {
    padding-block: 1.25rem;
    border-bottom: 1px solid ${color.rule};
  }

  .clause > * + * {
    margin-top: 0.8em;
  }

  h3 {
    font-size: 1.25rem;
  }

  h3 .note {
    color: ${color.soft};
  }

  h4,
  h5,
  h6,
  .title {
    font: 600 1.0625rem/1.4 ${font.text};
  }

  .label {
    display: block;
    color: ${color.soft};
    font-size: 0.875rem;
  }

  h3 + .label {
    margin-top: 0.2em;
  }

  .label:first-letter {
    text-transform: uppercase;
  }

  summary {
    padding-block: 0.25rem;
    cursor: pointer;
  }

  summary span {
    display: block;
    color: ${color.soft};
    font-size: 0.9375rem;
  }

  details .clause {
    border-bottom: 0;
  }

  details .clause + .clause {
    padding-top: 0;
  }

  ul,
  ol {
    padding-left: 1.6em;
  }

  li + li {
    margin-top: 0.4em;
  }

  .depth-2 {
    margin-left: 1.4em;
  }

  .depth-3 {
    margin-left: 2.8em;
  }

  ${blockStyles}

  .table {
    overflow-x: auto;
  }

  pre {
    overflow-x: auto;
    font: 0.875rem/1.6 ${font.mono};
  }
`;
