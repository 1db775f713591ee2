import type { BuiltSite } from './built-site';
import { checkFeed, checkRobots, checkSitemap } from './check-feeds';
import { checkCanonical, checkHeads, checkStructuredData, checkUnique } from './check-heads';
import { checkHtml } from './check-html';
import { checkEncryption, checkLinks, checkReachable, checkThirdParties } from './check-links';

/** What must hold for every built site; each check returns a sentence for each mistake. */
export const CHECKS = {
  'every page is valid HTML': checkHtml,
  'every link leads to a page or file, and its anchor to an element': checkLinks,
  'every page can be reached from the home page': checkReachable,
  'nothing is loaded from another site': checkThirdParties,
  'every address is encrypted': checkEncryption,
  'every head is complete, and says nothing twice': checkHeads,
  'every canonical address is that of an indexed page': checkCanonical,
  'no two pages have the same title or description': checkUnique,
  'structured data is a graph of typed things': checkStructuredData,
  'the feed of legal versions is valid': checkFeed,
  'the sitemap lists the indexed pages, and no other': checkSitemap,
  'robots.txt fits the pages': checkRobots,
} satisfies Record<string, (site: BuiltSite) => string[] | Promise<string[]>>;

export type CheckName = keyof typeof CHECKS;
