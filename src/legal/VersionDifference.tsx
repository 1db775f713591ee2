import { css } from '@emotion/react';
import { formatDate } from '../shared/format-date';
import { VERSION_IDS } from '../shared/ids';
import { color, font, textSize } from '../theme/tokens';
import { Prose } from '../ui/Prose';

/** The changes since the previous version; nothing for the first version. */
export function VersionDifference({ version }: { version: Queries.VersionViewFragment }) {
  const { difference, previous } = version;
  if (!difference || !previous) return null;
  return (
    <section aria-labelledby={VERSION_IDS.changes} css={styles}>
      <h2 id={VERSION_IDS.changes}>What changed</h2>
      <p>
        Compared with the{' '}
        <a href={previous.path} rel="predecessor-version">
          version of {formatDate(previous.date)}
        </a>
        : {difference.summary}.{' '}
        <span aria-hidden="true">
          <ins>added</ins> <del>removed</del>
        </span>{' '}
        <a href={`#${VERSION_IDS.text}`}>Go to the full text</a>
      </p>
      <Prose html={difference.html} className="difference" />
    </section>
  );
}

const styles = css`
  .difference {
    margin-top: 1.25rem;
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

  .clause,
  details {
    padding-top: 1.25rem;
    border-top: 1px solid ${color.rule};
  }

  .clause > * + *,
  details > .clause {
    margin-top: 0.8em;
  }

  h4,
  h5,
  h6,
  .title {
    font: 600 ${textSize.body} / 1.4 ${font.text};
  }

  h3 .note,
  .label,
  summary span {
    color: ${color.soft};
  }

  .label,
  summary span {
    display: block;
    font-size: ${textSize.small};
  }

  .label:first-letter {
    text-transform: uppercase;
  }

  .depth-2 {
    margin-left: 1.4em;
  }

  .depth-3 {
    margin-left: 2.8em;
  }

  pre {
    overflow-x: auto;
    font: ${textSize.tiny} / 1.6 ${font.mono};
  }
`;
