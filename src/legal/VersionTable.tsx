import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../shared/format-date';
import { HISTORY_IDS } from '../shared/ids';

interface VersionTableProps {
  documents: {
    title: string;
    /** Newest first; `date` is the day on which a version takes effect, as `2025-05-02`. */
    versions: { date: string; path: string; period: string; changeNote: string }[];
  }[];
  /** The heading of the column with the periods. */
  periodLabel: string;
  /** Asks for a day, and then shows only the versions in force on it. */
  asksForDay: boolean;
}

/** The versions of each document; in a browser with scripts those of one day, if asked for. */
export function VersionTable({ documents, periodLabel, asksForDay }: VersionTableProps) {
  const [day, setDay] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have entered a day before hydration.
  useEffect(() => setDay(input.current?.value ?? ''), []);
  // While somebody types, the year may have more than four digits.
  const hasDay = day.length === 10;
  const shown = documents.map(({ title, versions }) => ({
    title,
    // ISO dates compare as text.
    versions: hasDay ? versions.filter(({ date }) => date <= day).slice(0, 1) : versions,
  }));
  return (
    <>
      {asksForDay && (
        <div className="question callout js-only screen-only">
          <label htmlFor={HISTORY_IDS.day}>Which text applied on this day?</label>
          <input
            ref={input}
            id={HISTORY_IDS.day}
            type="date"
            max="9999-12-31"
            onChange={(event) => setDay(event.target.value)}
          />
          <span role="status">{hasDay ? `In effect on ${formatDate(day)}:` : ''}</span>
        </div>
      )}
      <table>
        <caption className="visually-hidden">Versions</caption>
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">{periodLabel}</th>
            <th scope="col">What changed</th>
          </tr>
        </thead>
        {shown.map(({ title, versions }) => (
          <tbody key={title}>
            {versions.map(({ path, period, changeNote }, index) => (
              <tr key={path}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={versions.length}>
                    {title}
                  </th>
                )}
                <td className="period">
                  <a href={path}>{period}</a>
                </td>
                <td>{changeNote}</td>
              </tr>
            ))}
            {versions.length === 0 && (
              <tr>
                <th scope="rowgroup">{title}</th>
                <td colSpan={2}>No version had taken effect yet</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </>
  );
}
