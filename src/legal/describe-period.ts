import { formatDate } from '../shared/format-date';

/** A version as the site shows it; the dates are as `2025-05-02`. */
type Version = Pick<Queries.LegalVersion, 'date' | 'until'>;

/**
 * @param isPublished whether the site is public: before that, no text is in force
 * @returns when a version is in force, in words that hold on any day: `May 2, 2025 to May 31, 2025`,
 *   `from May 2, 2025`; only its date before that
 */
export function describePeriod({ date, until }: Version, isPublished: boolean): string {
  const from = formatDate(date);
  if (!isPublished || date === until) return from;
  return until ? `${from} to ${formatDate(until)}` : `from ${from}`;
}
