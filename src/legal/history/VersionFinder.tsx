import { useEffect, useRef, useState } from 'react';
import { formatDateForPage } from '../../shared/format-date-for-page';
import { HISTORY_IDS } from '../../shared/ids';
import { CLASS } from '../../theme/class-names';
import { VERSION_TABLE_CLASSES } from './version-table-classes';
import { VersionTable, type VersionedDocument, type VersionRow } from './VersionTable';

/**
 * The versions of each document on a public site, or only the versions in force on the day that the visitor
 * enters.
 */
export function VersionFinder({ documents }: { documents: VersionedDocument[] }) {
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
      <div className={`${VERSION_TABLE_CLASSES.question} ${CLASS.withScripts} ${CLASS.screenOnly}`}>
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
      <VersionTable documents={shownDocuments} isPublic />
    </>
  );
}

/** @returns a list of the version in force on a day; an empty list for a day before the first version */
function inForceOn(day: string, newestFirst: VersionRow[]): VersionRow[] {
  // ISO dates compare as text.
  const version = newestFirst.find(({ firstDay }) => firstDay <= day);
  return version ? [version] : [];
}
