import { ROUTES } from '../shared/routes';

/** Pages, and not the files beside them. */
const PAGES = Object.values(ROUTES).flatMap(({ prefetch }) => prefetch ?? []);

/**
 * What differs from the page's own address in the query only, as its tabs do: it is there already. Not told by a
 * selector, for which Chromium looks at every element again each time that a tab changes the address.
 */
const SAME_PAGE = '?*';

/**
 * Browsers that know speculation rules (https://wicg.github.io/nav-speculation/) fetch a page of the site while the
 * pointer rests on its link or presses it. They fetch, and do not render it: the page is still as quick as that, and
 * nothing of it runs before somebody is there.
 */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: PAGES }, { not: { href_matches: SAME_PAGE } }] },
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
