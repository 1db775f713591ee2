import { formatDate } from '../shared/format-date';

/** A version as the site shows it; the dates are as `2025-05-02`. */
type Version = Pick<Queries.LegalVersion, 'status' | 'date' | 'until'>;

/** @returns when a version applies: `May 2, 2025 to May 31, 2025`, `since May 2, 2025` */
export function describePeriod({ status, date, until }: Version): string {
  if (until) return date === until ? formatDate(date) : `${formatDate(date)} to ${formatDate(until)}`;
  return `${status === 'upcoming' ? 'from' : 'since'} ${formatDate(date)}`;
}

/** @returns the status of a version as a sentence without its full stop */
export function describeStatus({ status, date }: Version, next: { date: string } | null): string {
  if (status === 'upcoming') return `Takes effect on ${formatDate(date)}`;
  if (status === 'superseded' && next) return `Superseded on ${formatDate(next.date)}`;
  return `Current: in force since ${formatDate(date)}`;
}

/** @returns what a timestamp proves, as a sentence without its full stop */
export const describeTimestamp = ({ time, authority }: { time: string; authority: string }): string =>
  `Existed on ${formatDate(time.slice(0, 10))} at the latest, according to ${authority}`;
