/** Pages, and not the files beside them. */
const PAGES = ['/', '/legal', '/legal/*/'];

/** Where there are tabs, they show what is there already; and a page that prints itself is not read. */
const NOT = 'html:has([role=tab]) [href*="tab="],[href*="print="]';

/**
 * Browsers that know speculation rules (https://wicg.github.io/nav-speculation/) fetch a page of the site while the
 * pointer rests on its link or presses it. They fetch, and do not render it: the page is still as quick as that, and
 * nothing of it runs before somebody is there.
 */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: PAGES }, { not: { selector_matches: NOT } }] },
      eagerness: 'moderate',
    },
  ],
};

/** Makes the next page come at once, where the browser can. */
export const NEXT_PAGE = (
  <script
    key="next-page"
    type="speculationrules"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
  />
);
