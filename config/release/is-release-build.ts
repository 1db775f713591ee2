import { LOCAL_HOST } from '../content-model/origins';
import type { SiteFacts } from '../content-model/site-facts';
import type { CheckSettings } from '../environment/check-settings';
import { hostOf } from './host-of';

const THIS_COMPUTER = new RegExp(`^(?:${LOCAL_HOST})$`);

/**
 * Decides whether a build is a release, so that it has to be complete. Whether the site is public is another
 * question (README.md, "What a release needs"). A build is a release in two cases:
 *
 * - SITE_RELEASE=1 demands it, as on the host.
 * - Sign-ups go to a receiver, and content/site.yaml doesn't say `unpublished: true`. A receiver on this
 *   computer, which tests have, doesn't count: visitors can't reach it.
 *
 * A preview and `gatsby develop` are never releases.
 */
export function isReleaseBuild(
  { unpublished }: Pick<SiteFacts, 'unpublished'>,
  { isPreview, isDevelop, mustBeRelease, delivery }: CheckSettings,
): boolean {
  if (isPreview || isDevelop) return false;
  if (mustBeRelease) return true;
  if (!delivery || unpublished) return false;
  return !THIS_COMPUTER.test(hostOf(delivery.url) ?? '');
}
