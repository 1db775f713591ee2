import { ROUTES } from '../shared/routes';

/** URL patterns of the pages, without downloads and feeds; the last is for legal versions. */
const PAGES = [...Object.values(ROUTES).map(({ path }) => path), `${ROUTES.legal.path}/*/`];

/**
 * URL pattern of the page itself with any query, such as a link to a tab. A CSS selector would make Chromium check
 * every element again whenever a tab changes the address.
 */
const SAME_PAGE = '?*';

/**
 * Speculation rules (https://wicg.github.io/nav-speculation/): browsers prefetch a page when the pointer hovers over
 * its link or presses it. Not prerender, which would run scripts of pages that nobody visits.
 */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: PAGES }, { not: { href_matches: SAME_PAGE } }] },
      eagerness: 'moderate',
    },
  ],
};

/** Makes supporting browsers prefetch the next page. */
export const NEXT_PAGE = (
  <script
    key="next-page"
    type="speculationrules"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
  />
);
