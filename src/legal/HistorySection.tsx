import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { keepDates } from '../shared/format-date';
import { HISTORY_IDS } from '../shared/ids';
import { FEED_PATH, LEDGER_PATH } from '../shared/version-address';
import { breakpoint, size, textSize } from '../theme/tokens';
import { proseStyles } from '../ui/Prose';
import { describePeriod } from './describe-period';
import { technicalStyles } from './TechnicalCheck';
import { VersionTable } from './VersionTable';
import VersionTableIsland from './version-table.island';

/** The table of all versions, newest first in each document; it asks for a day once a document has two. */
export function HistorySection({ data }: { data: Queries.HistorySectionFragment }) {
  const isPublished = !data.siteFacts?.unpublished;
  const documents = data.versions.group.map(({ nodes }) => ({
    title: nodes.find(({ shown }) => shown)?.title ?? '',
    versions: nodes.map(({ date, path, changeNote, until }) => ({
      date,
      path,
      changeNote,
      period: keepDates(describePeriod({ date, until }, isPublished)),
    })),
  }));
  const asksForDay = isPublished && documents.some(({ versions }) => versions.length > 1);
  const props = { documents, asksForDay, periodLabel: isPublished ? 'In effect' : 'Date' };
  return (
    <div css={[proseStyles, styles]}>
      {!isPublished && <p>These texts take effect when the site is published.</p>}
      {asksForDay ? <VersionTableIsland props={props} /> : <VersionTable {...props} />}
      <p>
        Want to know when a text changes? <a href={FEED_PATH}>Subscribe to our feed</a>.
      </p>
      <details id={HISTORY_IDS.check} css={[proseStyles, technicalStyles]} className="screen-only">
        <summary>Check that a text is unchanged</summary>
        <p>
          On the page of each version you find its file, its SHA-256 (a kind of fingerprint), its timestamp if
          it has one, and the commands to check them. <a href={LEDGER_PATH}>Our ledger</a> lists the SHA-256
          of every version.
        </p>
      </details>
    </div>
  );
}

export const fragment = graphql`
  fragment HistorySection on Query {
    siteFacts {
      unpublished
    }
    versions: allLegalVersion(sort: [{ order: ASC }, { date: DESC }]) {
      group(field: { order: SELECT }) {
        nodes {
          title
          date
          shown
          path
          until
          changeNote
        }
      }
    }
  }
`;

const styles = css`
  max-width: none;

  > p {
    max-width: ${size.prose};
  }

  .question {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    margin-bottom: 1rem;
  }

  .question > * {
    min-height: 2.75rem;
    margin: 0;
    padding-block: 0.55rem;
  }

  .question input {
    padding-inline: 0.55rem;
  }

  /* 44 px to touch (WCAG 2.5.5), in a row that is not higher for it. */
  td a {
    display: inline-block;
    min-height: 2.75rem;
    margin-block: -0.65rem;
    padding-block: 0.65rem;
  }

  ${breakpoint.tablet} {
    table {
      font-size: ${textSize.body};
    }

    th,
    .period {
      width: 18rem;
    }
  }
`;
