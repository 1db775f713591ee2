import type { OwnFacts } from '../record/own-facts';
import type { VersionNode } from './version-nodes';

type DatedVersion = Pick<VersionNode, 'effectiveDate' | 'lastDay' | 'isRecorded' | 'previous'>;

/** A `LegalPeriod`, as resolvers return it. */
interface Period {
  firstDay: string;
  isFirstDayKnown: boolean;
  lastDay: string | null;
}

/**
 * Tells when a version of a legal document is in force. Later versions are published by the day on which they
 * take effect. A first version may be older than the site, and no text applies before anybody can read it.
 *
 * @returns null for a text that isn't published, which is an unrecorded version, or any version before the
 *   site is public
 */
export function periodOf(
  { effectiveDate, lastDay = null, isRecorded, previous }: DatedVersion,
  { publicSince, unpublished }: Pick<OwnFacts, 'publicSince' | 'unpublished'>,
): Period | null {
  if (unpublished || !isRecorded) return null;
  if (previous) return { firstDay: effectiveDate, isFirstDayKnown: true, lastDay };
  if (!publicSince) return { firstDay: effectiveDate, isFirstDayKnown: false, lastDay };
  // ISO dates compare as text.
  const firstDay = publicSince > effectiveDate ? publicSince : effectiveDate;
  return { firstDay, isFirstDayKnown: true, lastDay };
}
