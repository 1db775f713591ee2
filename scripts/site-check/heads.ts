import type { Finding } from '../../plugins/site-content';
import { fileAt, found, ownPath, type BuiltPage, type BuiltSite } from './built-site';

const contentOf = (page: BuiltPage, selector: string) =>
  page.document.querySelector(selector)?.getAttribute('content')?.trim() ?? '';
const canonicalOf = (page: BuiltPage) =>
  page.document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;

/** Whether search engines may show the page. */
export const isIndexed = (page: BuiltPage): boolean =>
  !contentOf(page, 'meta[name=robots]').includes('noindex');

/** Whether the page's canonical address is its own. */
export function isCanonical(page: BuiltPage, site: BuiltSite): boolean {
  const canonical = canonicalOf(page);
  return canonical !== undefined && fileOf(canonical, page, site) === page.file;
}

const fileOf = (address: string, page: BuiltPage, site: BuiltSite) => {
  const path = ownPath(address, page, site.url);
  return path === undefined ? undefined : fileAt(site, path);
};

/** Elements that may occur once: with two, each consumer may use another one. */
const SINGLE = [
  'title',
  'base',
  'meta[charset]',
  'link[rel=canonical]',
  'link[rel=icon]',
  'link[rel=apple-touch-icon]',
  'link[rel=manifest]',
  ...['viewport', 'description', 'robots', 'theme-color', 'twitter:card'].map(
    (name) => `meta[name="${name}"]`,
  ),
  ...['title', 'type', 'url', 'description', 'site_name'].map((name) => `meta[property="og:${name}"]`),
];

/** Each head is complete, and titles and descriptions are unique. */
export function checkHeads(site: BuiltSite): Finding[] {
  return [
    ...site.pages.flatMap((page) => checkHead(page, site)),
    ...repeated(site, 'title', ({ document }) => document.title, site.pages),
    ...repeated(
      site,
      'description',
      (page) => contentOf(page, 'meta[name=description]'),
      // Versions of one document may share its summary.
      site.pages.filter((page) => isIndexed(page) && isCanonical(page, site)),
    ),
  ];
}

function checkHead(page: BuiltPage, site: BuiltSite): Finding[] {
  const indexed = isIndexed(page);
  const missing = [
    !page.document.title && 'title',
    !contentOf(page, 'meta[name=robots]') && 'robots',
    ...(indexed
      ? [
          'description',
          'og:title',
          'og:description',
          'og:url',
          'og:image',
          'og:image:alt',
          'twitter:card',
        ].map((name) => !contentOf(page, `meta[name="${name}"], meta[property="${name}"]`) && name)
      : []),
  ].filter((name) => name !== false);
  const findings = missing.map((name) =>
    found(site, page.file, {
      rule: 'head',
      message: `the head of this page does not say its ${name}`,
      help: 'Give the page a Head with Seo (src/layout/Seo.tsx).',
    }),
  );
  return [...findings, ...checkSingle(page, site), ...(indexed ? checkCanonical(page, site) : [])];
}

function checkSingle(page: BuiltPage, site: BuiltSite): Finding[] {
  return SINGLE.flatMap((selector) => {
    const [, second] = page.document.head.querySelectorAll(selector);
    if (!second) return [];
    const problem = {
      rule: 'head-twice',
      message: `the head of this page has more than one ${selector}`,
      help: 'Leave one, in src/layout/Seo.tsx or src/layout/head.tsx.',
    };
    return found(site, page.file, problem, page.placeOf(second));
  });
}

function checkCanonical(page: BuiltPage, site: BuiltSite): Finding[] {
  const canonical = canonicalOf(page);
  const target = site.pages.find(({ file }) => canonical && file === fileOf(canonical, page, site));
  if (canonical?.startsWith('https://') && target && isIndexed(target) && isCanonical(target, site))
    return [];
  return [
    found(site, page.file, {
      rule: 'canonical',
      message: `the canonical address "${canonical ?? ''}" is not that of a page that search engines may show`,
      help: 'Name, with https://, the address of this page or of the one that stands for it.',
    }),
  ];
}

function repeated(
  site: BuiltSite,
  what: string,
  valueOf: (page: BuiltPage) => string,
  pages: readonly BuiltPage[],
): Finding[] {
  return pages.flatMap((page, index) => {
    const earlier = pages.slice(0, index).find((other) => valueOf(other) === valueOf(page));
    if (!earlier || !valueOf(page)) return [];
    return found(site, page.file, {
      rule: `same-${what}`,
      message: `the ${what} "${valueOf(page)}" is also that of ${earlier.file}`,
      help: `Say in the ${what} what only this page is about.`,
    });
  });
}

/** No id stands twice on a page, whatever made it. */
export function checkIds(site: BuiltSite): Finding[] {
  return site.pages.flatMap((page) => {
    const seen = new Set<string>();
    return page.all('[id]').flatMap((element) => {
      const isNew = seen.size < seen.add(element.id).size;
      if (isNew) return [];
      return found(
        site,
        page.file,
        {
          rule: 'same-id',
          message: `the id "${element.id}" stands twice on this page`,
          help: 'Links and labels reach only the first: give the second another id.',
        },
        page.placeOf(element),
      );
    });
  });
}
