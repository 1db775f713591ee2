import { graphql } from 'gatsby';
import { versionsId } from '../shared/ids';
import { describePeriod } from './describe-period';
import { keepDates } from '../shared/format-date';

/** The label of a version that is not in force, by its status. */
const STATUS: Readonly<Record<string, string>> = {
  superseded: 'Superseded',
  upcoming: 'Announced',
};

interface HistoryTableProps {
  name: string;
  title: string;
  /** Newest first. */
  versions: readonly Queries.HistoryRowFragment[];
}

/** The versions of one document, with the period and the change note of each. */
export function HistoryTable({ name, title, versions }: HistoryTableProps) {
  const id = versionsId(name);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">In force</th>
            <th scope="col">What changed</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.path}>
              <th scope="row">
                <a href={version.path}>{keepDates(describePeriod(version))}</a>
                {STATUS[version.status] && <span className="status">{STATUS[version.status]}</span>}
              </th>
              <td>{version.changeNote}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const fragment = graphql`
  fragment HistoryRow on LegalVersion {
    path
    status
    from
    until
    changeNote
  }
`;
