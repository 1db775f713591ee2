import { COLUMN_ATTRIBUTE, TABLE_CLASS } from '../../../plugins/mdx-content/dom-names';
import { CLASS } from '../../theme/class-names';
import { versionLabel } from '../version-label';
import { VERSION_TABLE_CLASSES } from './version-table-classes';

export interface VersionRow {
  /** The date in the version's title, such as `2025-05-02`. */
  effectiveDate: string;
  path: string;
  /** The day from which the version is in force or, when that isn't known, its effective date. */
  firstDay: string;
  /** The days on which the version is in force, in words; null before the site is public. */
  days: string | null;
  changeNote: string;
}

export interface VersionedDocument {
  /** The name of its file, such as `terms`. */
  name: string;
  title: string;
  /** The newest version is the first. */
  versions: VersionRow[];
}

interface VersionTableProps {
  documents: VersionedDocument[];
  /** Whether the site is public. Before that, no text is in force. */
  isPublic: boolean;
}

/** The headings of the columns whose cells repeat them in a narrow window. */
const LABELS = { version: 'Version', days: 'In effect', changeNote: 'What changed' };

/** A row for each version of each document. A document without versions has a row that says so. */
export const VersionTable = ({ documents, isPublic }: VersionTableProps) => (
  <div className={TABLE_CLASS}>
    <table>
      <caption className={CLASS.visuallyHidden}>Versions</caption>
      <thead>
        <tr>
          <th scope="col">Document</th>
          <th scope="col" className={VERSION_TABLE_CLASSES.version}>
            {LABELS.version}
          </th>
          {isPublic && <th scope="col">{LABELS.days}</th>}
          <th scope="col">{LABELS.changeNote}</th>
        </tr>
      </thead>
      {documents.map(({ name, title, versions }) => (
        <tbody key={name}>
          {versions.map(({ effectiveDate, path, days, changeNote }, index) => (
            <tr key={path}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={versions.length} className={VERSION_TABLE_CLASSES.document}>
                  {title}
                </th>
              )}
              <td className={VERSION_TABLE_CLASSES.version} {...columnOf('version')}>
                <a href={path}>
                  {versionLabel(effectiveDate)}
                  <span className={CLASS.visuallyHidden}>, {title}</span>
                </a>
              </td>
              {isPublic && <td {...columnOf('days')}>{days}</td>}
              <td {...columnOf('changeNote')}>{changeNote}</td>
            </tr>
          ))}
          {versions.length === 0 && (
            <tr>
              <th scope="rowgroup" className={VERSION_TABLE_CLASSES.document}>
                {title}
              </th>
              <td colSpan={isPublic ? 3 : 2}>No version had taken effect yet</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  </div>
);

/** @returns the attribute of a cell by which it shows the heading of its column in a narrow window */
const columnOf = (column: keyof typeof LABELS) => ({ [COLUMN_ATTRIBUTE]: LABELS[column] });
