import type { RecordFacts } from '../record/record-facts';
import type { VersionNode } from './version-nodes';

/** The fields of a version that decide from which day it is in force. */
type DatedVersion = Pick<VersionNode, 'effectiveDate' | 'isDraft' | 'previous'>;

/**
 * Tells from which day a version of a legal document is in force. Later versions are published by
 * the day on which they take effect. A first version may be older than the site, and no text applies
 * before anybody can read it.
 *
 * @returns a day such as `2025-05-02`; null for a draft, before the site is public, and for a first
 *   version when nobody has written down on which day the site went public
 */
export function inForceSince(
  { effectiveDate, isDraft, previous }: DatedVersion,
  { publicSince, unpublished }: Pick<RecordFacts, 'publicSince' | 'unpublished'>,
): string | null {
  if (unpublished || isDraft) return null;
  if (previous) return effectiveDate;
  if (!publicSince) return null;
  // ISO dates compare as text.
  return publicSince > effectiveDate ? publicSince : effectiveDate;
}
