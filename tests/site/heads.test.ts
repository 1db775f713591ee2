import { found, type BuiltPage, type BuiltSite } from './built-site';
import { describeCheck, type Mistake } from './describe-check';
import { canonicalOf, contentOf, isCanonical, isIndexed, pageAt } from './page-head';
import { sampleHome, sampleText } from './sample-site';

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

/** Each head is complete. */
function checkComplete(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const missing = [
      ...(page.document.title ? [] : ['title']),
      ...['robots', ...(isIndexed(page) ? NAMES : [])].filter(
        (name) => !contentOf(page, `meta[name="${name}"], meta[property="${name}"]`),
      ),
    ];
    return missing.map((name) =>
      found(
        site,
        page.file,
        `the head of this page does not say its ${name}`,
        'Give the page a Head with Seo (src/layout/Seo.tsx).',
      ),
    );
  });
}

function checkSingle(site: BuiltSite): string[] {
  return site.pages.flatMap((page) =>
    SINGLE.flatMap((selector) => {
      const [, second] = page.document.head.querySelectorAll(selector);
      if (!second) return [];
      return found(
        site,
        page.at(second),
        `the head of this page has more than one ${selector}`,
        'Leave one, in src/layout/Seo.tsx or src/layout/head.tsx.',
      );
    }),
  );
}

/** The canonical address of a page is that of a page that search engines may show. */
function checkCanonical(site: BuiltSite): string[] {
  return site.pages.filter(isIndexed).flatMap((page) => {
    const canonical = canonicalOf(page) ?? '';
    const target = pageAt(canonical, page, site);
    const isGood = target && isIndexed(target) && isCanonical(target, site);
    if (canonical.startsWith('https://') && isGood) return [];
    return found(
      site,
      page.file,
      `the canonical address "${canonical}" is not that of a page that search engines may show`,
      'Name, with https://, the address of this page or of the one that stands for it.',
    );
  });
}

/** Titles and descriptions are unique. */
function checkUnique(site: BuiltSite): string[] {
  // Versions of one document may share its summary.
  const described = site.pages.filter((page) => isIndexed(page) && isCanonical(page, site));
  return [
    ...repeated(site, 'title', site.pages, ({ document }) => document.title),
    ...repeated(site, 'description', described, (page) => contentOf(page, 'meta[name=description]')),
  ];
}

function repeated(
  site: BuiltSite,
  what: string,
  pages: readonly BuiltPage[],
  valueOf: (page: BuiltPage) => string,
): string[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    const earlier = first.get(value);
    if (!earlier) first.set(value, page.file);
    if (!earlier || !value) return [];
    return found(
      site,
      page.file,
      `the ${what} "${value}" is also that of ${earlier}`,
      `Say in the ${what} what only this page is about.`,
    );
  });
}

/** No id occurs twice on a page. */
function checkIds(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const seen = new Set<string>();
    return page.all('[id]').flatMap((element) => {
      const isNew = seen.size < seen.add(element.id).size;
      if (isNew) return [];
      return found(
        site,
        page.at(element),
        `the id "${element.id}" stands twice on this page`,
        'Links and labels reach only the first: give the second another id.',
      );
    });
  });
}

const HOME = sampleText('index.html');
const LEGAL = sampleText('legal/index.html');

describeCheck('heads', checkComplete, [
  [
    'no description',
    { 'index.html': HOME.replace('name="description"', 'name="other"') },
    'sample/index.html: the head of this page does not say its description',
  ],
  ['no social image', { 'index.html': HOME.replace('"og:image"', '"other"') }, 'does not say its og:image'],
  ['no robots', { 'index.html': HOME.replace('"robots"', '"other"') }, 'does not say its robots'],
  ['no title', { 'index.html': HOME.replace(/<title>.*<\/title>/, '') }, 'does not say its title'],
]);

describeCheck(
  'elements that may occur once',
  checkSingle,
  [
    ['title', '<title>Another</title>'],
    [
      'link[rel=manifest]',
      '<link rel="manifest" href="/picture.png"><link rel="manifest" href="/picture.png">',
    ],
    ['link[rel=canonical]', '<link rel="canonical" href="https://a.example/">'],
    ['meta[name="robots"]', '<meta name="robots" content="all">'],
    ['meta[property="og:title"]', '<meta property="og:title" content="Another">'],
  ].map(([selector, head]): Mistake => [
    `a second ${selector}`,
    { 'index.html': sampleHome('', head) },
    `the head of this page has more than one ${selector}`,
  ]),
);

describeCheck('canonical addresses', checkCanonical, [
  [
    'a canonical address of no page',
    {
      'legal/index.html': LEGAL.replace(
        'canonical" href="https://a.example/legal',
        'canonical" href="https://a.example/other',
      ),
    },
    'sample/legal/index.html: the canonical address "https://a.example/other" is not',
  ],
]);

describeCheck('titles and descriptions', checkUnique, [
  [
    'the title of another page',
    { 'legal/index.html': LEGAL.replace('page /legal<', 'page /<') },
    'sample/legal/index.html: the title "The page /" is also that of index.html',
  ],
  [
    'the description of another page',
    { 'legal/index.html': LEGAL.replace('About /legal', 'About /') },
    'the description "About /" is also that of index.html',
  ],
]);

describeCheck('ids', checkIds, [
  [
    'an id twice',
    { 'index.html': sampleHome('<p id="a">1</p><p id="a">2</p>') },
    'sample/index.html:7:67: the id "a" stands twice',
  ],
]);
