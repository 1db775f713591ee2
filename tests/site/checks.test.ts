import { siteOf } from './built-site';
import { CHECKS, type CheckName } from './checks';

const URL = 'https://a.example';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function page(address: string, body: string, robots = 'all'): string {
  const names = ['og:title', 'og:description', 'og:image:alt'].map((name) => [name, 'Text']);
  const meta = [...names, ['og:url', URL + address], ['og:image', `${URL}/picture.png?v=1`]]
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('');
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>The page ${address}</title>
<meta name="description" content="About ${address}"><meta name="twitter:card" content="summary">
<meta name="robots" content="${robots}">${meta}
<link rel="canonical" href="${URL}${address}"></head>
<body><main><h1>The page</h1>
${body}
</main></body></html>
`;
}

const updated = '<updated>2025-05-02T00:00:00Z</updated>';
const entry = `<entry><id>e</id><title>T</title>${updated}<link href="${URL}/legal"/></entry>`;

/** A small site without mistakes. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': page('/', '<p id="a"><a href="/legal#top">L</a> <a href="#a">A</a></p>'),
  'legal/index.html': page('/legal', '<p id="top"><a href="/">Home</a></p>'),
  '404.html': page('/404.html', '', 'noindex'),
  'picture.png': '',
  'legal/feed.xml': `<feed xmlns="http://www.w3.org/2005/Atom"><id>f</id><title>F</title>${updated}${entry}</feed>`,
  'sitemap-index.xml': `<sitemapindex xmlns="${SITEMAP}"><sitemap><loc>${URL}/sitemap-0.xml</loc></sitemap></sitemapindex>`,
  'sitemap-0.xml': `<urlset xmlns="${SITEMAP}"><url><loc>${URL}/</loc></url><url><loc>${URL}/legal</loc><lastmod>2025-05-02</lastmod></url></urlset>`,
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${URL}/sitemap-index.xml\n`,
};

async function problems(check: CheckName, files: Readonly<Record<string, string>>): Promise<string[]> {
  return CHECKS[check](siteOf(Object.keys(files), (file) => files[file] ?? ''));
}

it.each(Object.keys(CHECKS) as CheckName[])('finds nothing in a site without mistakes: %s', async (check) => {
  expect(await problems(check, FILES)).toEqual([]);
});

/** A text in a file, what replaces it, and what the check then says. */
type Mistake = [file: string, from: string | RegExp, to: string, sentence: string];

const DATA = '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{}]}</script>';

const MISTAKES: Record<CheckName, Mistake[]> = {
  'every page is valid HTML': [
    ['index.html', '<p id="a">', '<p style="color:red">', 'index.html:7:4: Inline style'],
    ['index.html', '<p id="a">', '<p id="a"></p><p id="a">', 'Duplicate ID'],
    ['index.html', '<p id="a">', '<ul><p></p></ul><p id="a">', 'is not permitted as content'],
  ],
  'every link leads to a page or file, and its anchor to an element': [
    ['index.html', '/legal#top', '/none', 'index.html:7:11: "/none" leads to nothing'],
    ['index.html', '#top', '#b', 'which legal/index.html does not have'],
    ['index.html', '<p', '<template><script src="/a.js"></script></template><p', '"/a.js" leads to nothing'],
  ],
  'every page can be reached from the home page': [
    ['index.html', '/legal#top', '#a', 'legal/index.html: no link'],
  ],
  'nothing is loaded from another site': [
    [
      'index.html',
      '<p',
      '<img alt="" srcset="/a.png 1x, https://b.example/a.png 2x"><p',
      '"https://b.example/a.png" is',
    ],
    [
      'index.html',
      '<p',
      '<style>p{background:url(//b.example/a.png)}</style><p',
      '"//b.example/a.png" is loaded',
    ],
  ],
  'every address is encrypted': [
    ['index.html', '/legal#top', 'http://b.example/', '<a> has an address without'],
  ],
  'every head is complete, and says nothing twice': [
    ['index.html', '"og:image"', '"other"', 'does not say its og:image'],
    ['index.html', /<title>.*?<\/title>/, '', 'does not say its title'],
    ['index.html', /<link[^>]*>/, '$&$&', 'more than one link[rel=canonical]'],
  ],
  'every canonical address is that of an indexed page': [
    [
      'legal/index.html',
      'canonical" href="https://a.example/legal',
      'canonical" href="https://a.example/n',
      'is not',
    ],
  ],
  'no two pages have the same title or description': [
    ['legal/index.html', 'page /legal<', 'page /<', 'the title "The page /" is also'],
    ['legal/index.html', 'About /legal', 'About /', 'the description "About /" is also'],
  ],
  'structured data is a graph of typed things': [
    ['index.html', '<p', `${DATA}<p`, 'index.html:7:1: the structured'],
  ],
  'the feed of legal versions is valid': [
    ['legal/feed.xml', '<title>T</title>', '', '<entry> must have one <title>'],
    ['legal/feed.xml', /T00:00:00Z(?=.*<entry>)/, '', '"2025-05-02" is not a time'],
    ['legal/feed.xml', /<entry>.*<\/entry>/, '$&$&', 'two entries have the same <id>'],
    ['legal/feed.xml', '/legal"', '/none"', '"https://a.example/none" leads to nothing'],
  ],
  'the sitemap lists the indexed pages, and no other': [
    ['sitemap-0.xml', /<url>.*?<\/url>/, '', 'the page https://a.example/ is missing'],
    ['sitemap-0.xml', '/legal<', '/404.html<', 'https://a.example/404.html is no canonical'],
    ['sitemap-0.xml', '2025-05-02', '2025-13-02', '"2025-13-02" is not a day'],
  ],
  'robots.txt fits the pages': [
    ['robots.txt', 'Allow', 'Disallow', 'search engines are kept out'],
    ['robots.txt', /Sitemap.*/, '', 'the sitemap that it names ("") was not built'],
  ],
};

it.each(Object.entries(MISTAKES) as [CheckName, Mistake[]][])(
  '%s: finds mistakes',
  async (check, mistakes) => {
    for (const [file, from, to, sentence] of mistakes) {
      const changed = { ...FILES, [file]: FILES[file]?.replace(from, to) ?? '' };
      expect((await problems(check, changed)).join('\n')).toContain(sentence);
    }
  },
);

it('accepts a preview that is closed to all robots', async () => {
  const hidden = Object.entries(FILES).map(([file, text]) => [file, text.replace('"all"', '"noindex"')]);
  const preview = { ...Object.fromEntries(hidden), 'robots.txt': 'User-agent: *\nDisallow: /\n' };
  for (const check of Object.keys(CHECKS) as CheckName[]) expect(await problems(check, preview)).toEqual([]);
});
