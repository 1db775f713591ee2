import type { SiteFacts } from './content-model/site-facts';

/** The fields of a node of the type LegalVersion that tell from when it is in force. */
export interface LegalVersionNode {
  effectiveDate: string;
  isDraft: boolean;
  /** The id of the version before. A first version has none, and neither has a draft. */
  previous?: string | null;
}

/**
 * Tells from which day a version of a legal document is in force. Later versions are published by
 * the day on which they take effect. A first version may be older than the site, and no text applies
 * before anybody can read it.
 *
 * @returns a day such as `2025-05-02`; null for a draft, before the site is public, and for a first
 *   version when nobody has written down on which day the site went public
 */
export function inForceSince(
  { effectiveDate, isDraft, previous }: LegalVersionNode,
  { publicSince, unpublished }: Pick<SiteFacts, 'publicSince' | 'unpublished'>,
): string | null {
  if (unpublished || isDraft) return null;
  if (previous) return effectiveDate;
  if (!publicSince) return null;
  // ISO dates compare as text.
  return publicSince > effectiveDate ? publicSince : effectiveDate;
}
