import { useEffect, useRef, useState } from 'react';
import { COLUMN_ATTRIBUTE, TABLE_CLASS } from '../../../plugins/mdx-content/class-names';
import { formatDateForPage } from '../../shared/format-date-for-page';
import { HISTORY_IDS } from '../../shared/ids';
import { CLASS } from '../../theme/class-names';
import { versionLabel } from '../version-label';
import { VERSION_TABLE_CLASSES } from './version-table-classes';

interface Version {
  /** The date in the version's title, such as `2025-05-02`. */
  effectiveDate: string;
  path: string;
  /** The day from which the version is in force or, when that isn't known, its effective date. */
  firstDay: string;
  /** When the version is in force, in words; null before the site is public. */
  period: string | null;
  changeNote: string;
}

interface VersionTableProps {
  documents: {
    /** The name of its file, such as `terms`. */
    name: string;
    title: string;
    /** The newest version is the first. */
    versions: Version[];
  }[];
  /** Whether the site is public. Before that, no text is in force. */
  isPublic: boolean;
  /** Whether visitors can enter a day, to see only the versions that were in force on it. */
  asksForDay: boolean;
}

/** The versions of each document, or only the versions in force on the day that the visitor enters. */
export function VersionTable({ documents, isPublic, asksForDay }: VersionTableProps) {
  const [day, setDay] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have entered a day before hydration.
  useEffect(() => setDay(input.current?.value ?? ''), []);
  // While somebody types, the year may have more than four digits.
  const isDayComplete = /^\d{4}-\d\d-\d\d$/.test(day);
  const shownDocuments = documents.map(({ name, title, versions }) => ({
    name,
    title,
    versions: isDayComplete ? inForceOn(day, versions) : versions,
  }));
  return (
    <>
      {asksForDay && (
        <div className={`${VERSION_TABLE_CLASSES.question} ${CLASS.jsOnly} ${CLASS.screenOnly}`}>
          <label htmlFor={HISTORY_IDS.day}>Which text applied on this day?</label>
          <input
            ref={input}
            id={HISTORY_IDS.day}
            type="date"
            max="9999-12-31"
            onChange={(event) => setDay(event.target.value)}
          />
          <span role="status">{isDayComplete ? `In effect on ${formatDateForPage(day)}:` : ''}</span>
        </div>
      )}
      <div className={TABLE_CLASS}>
        <table>
          <caption className={CLASS.visuallyHidden}>Versions</caption>
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col" className={VERSION_TABLE_CLASSES.version}>
                {LABELS.version}
              </th>
              {isPublic && <th scope="col">{LABELS.period}</th>}
              <th scope="col">{LABELS.changeNote}</th>
            </tr>
          </thead>
          {shownDocuments.map(({ name, title, versions }) => (
            <tbody key={name}>
              {versions.map(({ effectiveDate, path, period, changeNote }, index) => (
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
                  {isPublic && <td {...columnOf('period')}>{period}</td>}
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
    </>
  );
}

/** The headings of the columns. */
const LABELS = { version: 'Version', period: 'In effect', changeNote: 'What changed' };

/** @returns the attribute of a cell by which it shows the heading of its column in a narrow window */
const columnOf = (column: keyof typeof LABELS) => ({ [COLUMN_ATTRIBUTE]: LABELS[column] });

/** @returns a list of the version in force on a day; an empty list for a day before the first version */
function inForceOn(day: string, newestFirst: Version[]): Version[] {
  // ISO dates compare as text.
  const version = newestFirst.find(({ firstDay }) => firstDay <= day);
  return version ? [version] : [];
}
