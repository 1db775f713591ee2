import { formatDate } from '../shared/format-date';

/** A version as the site shows it; the dates are as `2025-05-02`. */
interface Version {
  status: string;
  from: string;
  until: string | null;
}

/** @returns when a version applies: `May 2, 2025 to May 31, 2025`, `since May 2, 2025` */
export function describePeriod({ status, from, until }: Version): string {
  if (until) return from === until ? formatDate(from) : `${formatDate(from)} to ${formatDate(until)}`;
  return `${status === 'upcoming' ? 'from' : 'since'} ${formatDate(from)}`;
}

/** @returns the status of a version as a sentence without its full stop */
export function describeStatus({ status, from }: Version, next: { date: string } | null): string {
  if (status === 'upcoming') return `Takes effect on ${formatDate(from)}`;
  if (status === 'superseded' && next) return `Superseded on ${formatDate(next.date)}`;
  return `Current: in force since ${formatDate(from)}`;
}
