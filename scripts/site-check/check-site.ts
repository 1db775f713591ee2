import { type Finding, sortFindings } from '../../plugins/site-content';
import type { BuiltSite, Check } from './built-site';
import { checkFeed, checkRobots, checkSitemap } from './feeds';
import { checkHeads, checkIds } from './heads';
import { checkWithHtmlValidate } from './html-validate';
import { checkIslands } from './islands';
import { checkLinks, checkOrphans } from './links';
import { checkWithNu } from './nu-checker';
import { checkOrigins } from './origins';
import { checkStructuredData } from './structured-data';

/** All checks, by the name that is printed. */
const SITE_CHECKS = {
  'links and anchors': checkLinks,
  'no orphan page': checkOrphans,
  heads: checkHeads,
  ids: checkIds,
  islands: checkIslands,
  'one origin, encrypted': checkOrigins,
  feed: checkFeed,
  sitemap: checkSitemap,
  'robots.txt': checkRobots,
  'structured data': checkStructuredData,
  'html-validate': checkWithHtmlValidate,
  'Nu checker': checkWithNu,
} as const satisfies Record<string, Check>;

type SiteCheckName = keyof typeof SITE_CHECKS;

/**
 * Runs the checks.
 *
 * @param leftOut checks to skip
 * @returns the findings of each check
 * @throws Error when a check cannot be run
 */
export async function checkSite(
  site: BuiltSite,
  leftOut: readonly SiteCheckName[] = [],
): Promise<Map<SiteCheckName, Finding[]>> {
  const results = new Map<SiteCheckName, Finding[]>();
  for (const [name, check] of Object.entries(SITE_CHECKS) as [SiteCheckName, Check][]) {
    if (!leftOut.includes(name)) results.set(name, sortFindings(await check(site)));
  }
  return results;
}
