import { formatDate } from '../shared/format-date';

/** A version as the site shows it; the dates are as `2025-05-02`. */
type Version = Pick<Queries.LegalVersion, 'status' | 'date' | 'until'>;

/**
 * @param isPublished whether the site is public: before that, no text is in force
 * @returns when a version applies: `May 2, 2025 to May 31, 2025`, `since May 2, 2025`; only its date before that
 */
export function describePeriod({ status, date, until }: Version, isPublished: boolean): string {
  const from = formatDate(date);
  if (!isPublished || date === until) return from;
  if (until) return `${from} to ${formatDate(until)}`;
  return `${status === 'upcoming' ? 'from' : 'since'} ${from}`;
}

/** @returns the status of a version as a sentence without its full stop */
export function describeStatus(version: Version, isPublished: boolean): string {
  const { status, date } = version;
  if (!isPublished) return `Last updated ${formatDate(date)}`;
  if (status === 'upcoming') return `Takes effect on ${formatDate(date)}`;
  return `${status === 'superseded' ? 'Superseded' : 'Current'}: in force ${describePeriod(version, true)}`;
}
