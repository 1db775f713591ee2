import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { keepDates } from '../shared/format-date';
import { HISTORY_IDS, VERSION_IDS, versionsId } from '../shared/ids';
import { breakpoint, color, headingSize, textSize } from '../theme/tokens';
import { describePeriod, describeTimestamp } from './describe-version';
import VersionOnDateIsland from './version-on-date.island';

/** The label of a version that is not in force, by its status. */
const STATUS: Readonly<Record<string, string>> = {
  superseded: 'Superseded',
  upcoming: 'Announced',
};

/** A field to find the versions in force on a day, and the table of all versions, newest first in each document. */
export function HistorySection({ data }: { data: Queries.HistorySectionFragment }) {
  const { nodes } = data.versions;
  const names = [...new Set(nodes.map(({ document }) => document))];
  const documents = names.map((name) => {
    const versions = nodes.filter(({ document }) => document === name);
    return { name, title: versions.find(({ shown }) => shown)?.title ?? name, versions };
  });
  return (
    <div css={styles}>
      <section aria-labelledby={HISTORY_IDS.question} className="js-only screen-only question">
        <h2 id={HISTORY_IDS.question}>Which text applied on a day?</h2>
        <VersionOnDateIsland
          props={{
            today: data.siteBuild?.date ?? '',
            documents: documents.map(({ name, title, versions }) => ({
              name,
              title,
              dates: versions.map(({ date }) => date).reverse(),
            })),
          }}
        />
      </section>
      <section aria-labelledby={HISTORY_IDS.versions}>
        <h2 id={HISTORY_IDS.versions}>All versions</h2>
        <table aria-labelledby={HISTORY_IDS.versions}>
          <thead>
            <tr>
              <th scope="col">In force</th>
              <th scope="col">What changed</th>
            </tr>
          </thead>
          {documents.map(({ name, title, versions }) => (
            <tbody key={name}>
              <tr>
                <th id={versionsId(name)} scope="rowgroup" colSpan={2}>
                  {title}
                </th>
              </tr>
              {versions.map((version) => (
                <tr key={version.path}>
                  <th scope="row">
                    <a href={version.path}>{keepDates(describePeriod(version))}</a>
                    {STATUS[version.status] && <span className="status">{STATUS[version.status]}</span>}
                  </th>
                  <td>
                    {version.changeNote}
                    {version.timestamp && (
                      <a className="status" href={`${version.path}#${VERSION_IDS.timestamp}`}>
                        {keepDates(describeTimestamp(version.timestamp))}
                      </a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  );
}

export const fragment = graphql`
  fragment HistorySection on Query {
    siteBuild {
      date
    }
    versions: allLegalVersion(sort: [{ order: ASC }, { date: DESC }]) {
      nodes {
        document
        title
        date
        shown
        path
        status
        until
        changeNote
        timestamp {
          time
          authority
        }
      }
    }
  }
`;

const styles = css`
  max-width: 60rem;

  > section {
    margin-block: 1.5rem 2.5rem;
  }

  h2 {
    margin-bottom: 0.75rem;
    font-size: ${headingSize.section};
  }

  .question {
    padding: 1.25rem clamp(0.5rem, 2vw, 1rem);
    background: ${color.tint};
  }

  label {
    font-weight: 600;
  }

  input {
    min-height: 3rem;
    margin-left: 0.75rem;
    padding: 0.4rem 0.75rem;
    background: ${color.white};
    border: 1px solid ${color.edge};
    border-radius: 3px;
  }

  .answer p {
    margin-top: 0.75rem;
  }

  .answer ul {
    margin-top: 0.5rem;
  }

  .answer li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    padding-block: 0.4rem;
    border-top: 1px solid ${color.rule};
  }

  .answer strong {
    flex: 0 0 14rem;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 0.6rem clamp(0.5rem, 2vw, 1rem);
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${color.rule};
  }

  thead th {
    border-bottom: 2px solid ${color.ink};
  }

  [scope='rowgroup'] {
    font-weight: 600;
    background: ${color.tint};
  }

  thead th,
  .status {
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  .status {
    display: block;
  }

  ${breakpoint.tablet} {
    [scope='row'] {
      width: 15rem;
      white-space: nowrap;
    }
  }
`;
