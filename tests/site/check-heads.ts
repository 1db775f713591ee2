import {
  canonicalOf,
  fileAt,
  isCanonical,
  isIndexed,
  metaOf,
  type BuiltPage,
  type BuiltSite,
} from './built-site';

const NAMES = [
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:alt',
  'twitter:card',
];

/** Elements that may occur once: with two, each consumer may use another one. */
const SINGLE = [
  'title',
  'base',
  ...['canonical', 'icon', 'manifest'].map((rel) => `link[rel=${rel}]`),
  '[name=robots]',
  '[name=viewport]',
  ...NAMES.map((name) => `meta:is([name="${name}"], [property="${name}"])`),
];

/** Each head has what browsers, search engines and networks read, once. */
export const checkHeads = ({ pages }: BuiltSite): string[] =>
  pages.flatMap((page) => {
    const needed = ['robots', ...(isIndexed(page) ? NAMES : [])].filter((name) => !metaOf(page, name));
    const missing = [...(page.document.title ? [] : ['title']), ...needed];
    const repeated = SINGLE.filter((selector) => page.document.head.querySelectorAll(selector).length > 1);
    return [
      ...missing.map((name) => `${page.file}: the head does not say its ${name} (src/layout/Seo.tsx)`),
      ...repeated.map((selector) => `${page.file}: the head has more than one ${selector}`),
    ];
  });

/** The canonical address of a page is that of a page that search engines may show. */
export const checkCanonical = (site: BuiltSite): string[] =>
  site.pages.filter(isIndexed).flatMap((page) => {
    const canonical = canonicalOf(page) ?? '';
    const file = fileAt(canonical, page, site);
    const target = site.pages.find((one) => one.file === file);
    const isGood =
      target && isIndexed(target) && isCanonical(target, site) && canonical.startsWith('https://');
    return isGood
      ? []
      : [`${page.file}: "${canonical}" is not the address of a page that search engines may show`];
  });

/** Titles are unique, and so are descriptions; versions of one document may share its summary. */
export function checkUnique(site: BuiltSite): string[] {
  const described = site.pages.filter((page) => isIndexed(page) && isCanonical(page, site));
  return [
    ...repeats(site.pages, 'title', ({ document }) => document.title),
    ...repeats(described, 'description', (page) => metaOf(page, 'description')),
  ];
}

function repeats(pages: readonly BuiltPage[], what: string, valueOf: (page: BuiltPage) => string): string[] {
  const values = pages.map(valueOf);
  return pages
    .filter((_page, index) => values.indexOf(values[index] ?? '') < index)
    .map((page) => `${page.file}: the ${what} "${valueOf(page)}" is also that of another page`);
}

/** Each JSON-LD block is a graph of typed things; schema-dts checks the terms at compile time. */
export const checkStructuredData = ({ pages }: BuiltSite): string[] =>
  pages.flatMap((page) =>
    page.all('script[type="application/ld+json"]').flatMap((script) => {
      const data = JSON.parse(script.textContent ?? '') as Record<string, unknown>;
      const graph = data['@graph'];
      const isTyped = Array.isArray(graph) && graph.length > 0 && graph.every((thing) => thing['@type']);
      if (data['@context'] === 'https://schema.org' && isTyped) return [];
      return `${page.at(script)}: the structured data has no graph of schema.org things with an @type`;
    }),
  );
