import { formatDateForPage } from '../shared/format-date-for-page';
import type { Period } from './period';

/**
 * Says in a few words when a version is in force. They are true on any day.
 *
 * @returns such as `May 2, 2025 to May 31, 2025`, `from May 2, 2025` or, for a version of a single
 *   day, `May 2, 2025`
 */
export function describePeriod({ firstDay, lastDay }: Period): string {
  const first = formatDateForPage(firstDay);
  if (lastDay === null) return `from ${first}`;
  return firstDay === lastDay ? first : `${first} to ${formatDateForPage(lastDay)}`;
}
