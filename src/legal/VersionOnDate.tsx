import { useEffect, useRef, useState } from 'react';
import { HISTORY_IDS } from '../shared/ids';
import { formatDate } from '../shared/format-date';
import { versionPath } from '../shared/version-address';
import { versionOn } from '../shared/version-on';

interface VersionOnDateProps {
  /** `dates` are the days on which versions take effect, oldest first. */
  documents: { name: string; title: string; dates: string[] }[];
  /** The initial day, as `2025-05-02`. */
  today: string;
}

/** A date field, and the version of each document in force on that day. */
export function VersionOnDate({ documents, today }: VersionOnDateProps) {
  const [day, setDay] = useState(today);
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have entered a day before hydration.
  useEffect(() => setDay(input.current?.value ?? today), [today]);
  // While somebody types, the year may have more than four digits.
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return (
    <>
      <label htmlFor={HISTORY_IDS.day}>Date</label>
      <input
        ref={input}
        id={HISTORY_IDS.day}
        type="date"
        max="9999-12-31"
        defaultValue={today}
        onChange={(event) => setDay(event.target.value)}
      />
      <div role="status" className="answer">
        {/* One string: translators wrap text nodes, and React then updates detached ones. */}
        <p>{isDay ? `On ${formatDate(day)}:` : 'Choose a date to see the texts of that day.'}</p>
        {isDay && (
          <ul className="plain-list">
            {documents.map(({ name, title, dates }) => {
              const date = versionOn(dates, day);
              return (
                <li key={name}>
                  <strong>{title}</strong>{' '}
                  {date ? (
                    <a href={versionPath(name, date)}>{`Version of ${formatDate(date)}`}</a>
                  ) : (
                    <span>No version was in force yet</span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </>
  );
}
