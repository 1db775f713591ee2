import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { HISTORY_IDS } from '../shared/ids';
import { breakpoint, color, font } from '../theme/tokens';
import VersionOnDateIsland from './version-on-date.island';
import { HistoryTable } from './HistoryTable';

interface HistorySectionProps {
  data: Queries.HistorySectionFragment;
  /** The build date, as `2025-05-02`. */
  today: string;
}

/** The versions of all documents, and a field to find those in force on a day. */
export function HistorySection({ data, today }: HistorySectionProps) {
  const versions = data.versions.nodes;
  const names = [...new Set(versions.map(({ document }) => document))];
  const documents = names.map((name) => {
    const own = versions.filter(({ document }) => document === name);
    const title = own.find(({ shown }) => shown)?.title ?? name;
    return { name, title, own };
  });
  return (
    <div css={styles}>
      <section aria-labelledby={HISTORY_IDS.question} className="js-only question">
        <h2 id={HISTORY_IDS.question}>Which text applied on a day?</h2>
        <VersionOnDateIsland
          props={{
            today,
            documents: documents.map(({ name, title, own }) => ({
              name,
              title,
              dates: own.map(({ date }) => date).reverse(),
            })),
          }}
        />
      </section>
      {documents.map(({ name, title, own }) => (
        <HistoryTable key={name} name={name} title={title} versions={own} />
      ))}
    </div>
  );
}

export const fragment = graphql`
  fragment HistorySection on Query {
    versions: allLegalVersion(sort: [{ order: ASC }, { date: DESC }]) {
      nodes {
        document
        title
        date
        shown
        ...HistoryRow
      }
    }
  }
`;

const styles = css`
  > section {
    margin-bottom: 3.5rem;
  }

  h2 {
    margin-bottom: 0.75rem;
    font-size: clamp(1.5rem, 1.3rem + 1vw, 1.875rem);
  }

  .question {
    padding: 1.5rem clamp(1.25rem, 4vw, 2.5rem) 1.75rem;
    background: ${color.tint};
    border-top: 3px solid ${color.accent};
  }

  .question label {
    display: block;
    margin-bottom: 0.35rem;
    font-weight: 600;
  }

  .question input {
    min-height: 3rem;
    padding: 0.4rem 0.75rem;
    background: ${color.white};
    border: 1px solid ${color.edge};
    border-radius: 3px;
  }

  @media print {
    .question {
      display: none;
    }
  }

  .question .answer {
    margin-top: 1.25rem;
  }

  .question ul {
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }

  .question li {
    display: grid;
    gap: 0 1.5rem;
    padding-block: 0.4rem;
    border-top: 1px solid ${color.rule};
  }

  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  thead th:first-of-type {
    width: 9.5rem;
  }

  th,
  td {
    padding: 0.75rem 1rem 0.75rem 0;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${color.rule};
  }

  thead th {
    color: ${color.soft};
    font: 600 0.9375rem/1.4 ${font.text};
    border-bottom: 2px solid ${color.ink};
  }

  tbody th {
    font-weight: 400;
  }

  tbody th a {
    display: block;
    text-wrap: balance;
  }

  .status {
    display: block;
    color: ${color.soft};
    font-size: 0.9375rem;
  }

  ${breakpoint.tablet} {
    thead th:first-of-type {
      width: 15rem;
    }

    .question li {
      grid-template-columns: 12rem 1fr;
    }
  }
`;
