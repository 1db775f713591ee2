import { rmSync } from 'node:fs';
import { readBuiltSite } from './built-site';
import { checkSite } from './check-site';
import { hasJava } from './nu-checker';
import { SAMPLE_FILES, samplePage, writeSample } from './fixtures/sample-site';

/** The findings in the sample site with these changes. */
async function rulesFor(changes: Record<string, string | null>): Promise<string[]> {
  const folder = writeSample(changes);
  try {
    const results = await checkSite(await readBuiltSite(folder), ['Nu checker']);
    const findings = [...results.values()].flat();
    return [
      ...new Set(
        findings.map(({ rule, file, message }) => `${rule} ${file.slice(folder.length + 1)}: ${message}`),
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const home = (body: string, head = '') => samplePage('/', { head, body: `<a href="/legal">L</a>${body}` });

/** A page with islands, and its only script. */
const withIslands = (markup: string, script: string) => ({
  'index.html': home(`<template id="scripts">/app-1f.js</template>${markup}`),
  'app-1f.js': script,
});
const ISLANDS = '<div data-island="bar">B</div><div data-island="tabs"><div data-slot="a">A</div></div>';
const text = (file: string) => SAMPLE_FILES[file] ?? '';

it('accepts a valid site', async () => {
  expect(await rulesFor({})).toEqual([]);
});

it('accepts islands that have a script', async () => {
  expect(await rulesFor(withIslands(ISLANDS, 'h("bar",B);h(`tabs`,T)'))).toEqual([]);
});

it('reports that there is no site, and what to do', async () => {
  await expect(readBuiltSite('no-such-folder')).rejects.toThrow('build it first, with npm run build');
});

it.each<[what: string, changes: Record<string, string | null>, finding: string]>([
  [
    'a link to nothing',
    { 'index.html': home('<a href="/nothing">N</a>') },
    'link index.html: "/nothing" leads to nothing',
  ],
  [
    'a link with its own address to nothing',
    { 'index.html': home('<a href="https://a.example/n">N</a>') },
    'link index.html',
  ],
  [
    'a file that is not there',
    { 'picture.png': null },
    'link index.html: "https://a.example/picture.png?v=1"',
  ],
  [
    'an anchor to nothing',
    { 'index.html': home('<a href="#b">B</a>') },
    'link index.html: "#b" names the anchor "b"',
  ],
  [
    'an anchor to nothing elsewhere',
    { 'index.html': home('<a href="/legal#b">B</a>') },
    'which legal/index.html does not have',
  ],
  [
    'a script in a template that is not there',
    { 'index.html': home('<template><script src="/a.js"></script></template>') },
    'link index.html: "/a.js"',
  ],
  ['a page that nothing links to', { 'index.html': samplePage('/') }, 'orphan legal/index.html'],
  [
    'an id twice',
    { 'index.html': home('<p id="a">1</p><p id="a">2</p>') },
    'same-id index.html: the id "a" stands twice',
  ],
  [
    'an island without a script',
    withIslands(ISLANDS, 'h("bar",B);h("tabs-2",T)'),
    'island-script index.html: no script of this page hydrates the island "tabs"',
  ],
  [
    'an island whose script another page lists',
    {
      ...withIslands('', 'h("bar",B);h("tabs",T)'),
      'legal/index.html': samplePage('/legal', { body: `<p id="top"></p>${ISLANDS}` }),
    },
    'island-script legal/index.html: no script of this page hydrates the island "bar"',
  ],
  [
    'an island in a slot of another',
    withIslands(ISLANDS.replace('>A<', '><span data-island="bar">A</span><'), 'h("bar",B);h("tabs",T)'),
    'nested-island index.html: the island "bar" is inside another island',
  ],
  [
    'the title of another page',
    { 'legal/index.html': text('legal/index.html').replace('page /legal<', 'page /<') },
    'same-title legal/index.html',
  ],
  [
    'the description of another page',
    { 'legal/index.html': text('legal/index.html').replace('About /legal', 'About /') },
    'same-description legal/index.html',
  ],
  [
    'no description',
    { 'index.html': text('index.html').replace('name="description"', 'name="other"') },
    'head index.html: the head of this page does not say its description',
  ],
  [
    'no social image',
    { 'index.html': text('index.html').replace('"og:image"', '"other"') },
    'does not say its og:image',
  ],
  [
    'no robots',
    { 'index.html': text('index.html').replace('"robots"', '"other"') },
    'does not say its robots',
  ],
  ...[
    ['title', '<title>Another</title>'],
    [
      'link[rel=manifest]',
      '<link rel="manifest" href="/picture.png"><link rel="manifest" href="/picture.png">',
    ],
    ['link[rel=canonical]', '<link rel="canonical" href="https://a.example/">'],
    ['meta[name="robots"]', '<meta name="robots" content="all">'],
    ['meta[property="og:title"]', '<meta property="og:title" content="Another">'],
  ].map(([selector, head]): [string, Record<string, string>, string] => [
    `a second ${selector}`,
    { 'index.html': home('', head) },
    `head-twice index.html: the head of this page has more than one ${selector}`,
  ]),
  [
    'a canonical address of no page',
    {
      'legal/index.html': text('legal/index.html').replace(
        'canonical" href="https://a.example/legal',
        'canonical" href="https://a.example/other',
      ),
    },
    'canonical legal/index.html',
  ],
  [
    'a script of another site',
    { 'index.html': home('<script src="https://b.example/a.js"></script>') },
    'third-party index.html: "https://b.example/a.js"',
  ],
  [
    'a style that loads from another site',
    { 'index.html': home('', '<style>p{background:url(//b.example/a.png)}</style>') },
    'third-party index.html: "//b.example/a.png"',
  ],
  [
    'a picture set of another site',
    {
      'index.html': home(
        '<img alt="" src="/picture.png" srcset="/picture.png 1x, https://b.example/a.png 2x">',
      ),
    },
    'third-party index.html',
  ],
  [
    'a link without encryption',
    { 'index.html': home('<a href="http://b.example/">B</a>') },
    'mixed-content index.html',
  ],
  ['a feed that is not XML', { 'legal/feed.xml': '<feed>' }, 'xml legal/feed.xml: this is not XML'],
  ['a feed that is something else', { 'legal/feed.xml': '<rss/>' }, 'xml legal/feed.xml: the root is <rss'],
  ['no feed', { 'legal/feed.xml': null }, 'xml legal/feed.xml: this file was not built'],
  [
    'a feed entry without a title',
    { 'legal/feed.xml': text('legal/feed.xml').replace('<title>T</title>', '') },
    'feed legal/feed.xml: <entry> must have one <title>',
  ],
  [
    'a feed entry without a time',
    { 'legal/feed.xml': text('legal/feed.xml').replace('2025-05-02T00:00:00Z', '2025-05-02') },
    'is not a time in the format of RFC 3339',
  ],
  [
    'two feed entries with one id',
    { 'legal/feed.xml': text('legal/feed.xml').replace(/<entry>.*<\/entry>/, '$&$&') },
    'two entries have the same <id>',
  ],
  [
    'a feed link to nothing',
    {
      'legal/feed.xml': text('legal/feed.xml').replace(
        'href="https://a.example/legal"',
        'href="https://a.example/n"',
      ),
    },
    'feed legal/feed.xml: "https://a.example/n"',
  ],
  [
    'an indexed page that is not in the sitemap',
    { 'sitemap-0.xml': text('sitemap-0.xml').replace(/<url>.*?<\/url>/, '') },
    'the page https://a.example/ is missing',
  ],
  [
    'a page in the sitemap that is not indexed',
    { 'sitemap-0.xml': text('sitemap-0.xml').replace('/legal<', '/404<') },
    'https://a.example/404 is no canonical address',
  ],
  [
    'an invalid date in the sitemap',
    { 'sitemap-0.xml': text('sitemap-0.xml').replace('2025-05-02', '2025-13-02') },
    'sitemap sitemap-0.xml: "2025-13-02" is not a day',
  ],
  ['no part of the sitemap', { 'sitemap-0.xml': null }, 'this file was not built'],
  [
    'robots kept out of a public site',
    { 'robots.txt': 'User-agent: *\nDisallow: /\n' },
    'robots robots.txt: search engines are kept out',
  ],
  ['no robots.txt', { 'robots.txt': null }, 'robots robots.txt: the sitemap that it names'],
  ['invalid HTML', { 'index.html': home('<ul><p>P</p></ul>') }, 'html/element-permitted-content index.html'],
  [
    'an inline style',
    { 'index.html': home('<p style="color:red">P</p>') },
    'html/no-inline-style index.html',
  ],
])('finds %s', async (_what, changes, finding) => {
  expect((await rulesFor(changes)).join('\n')).toContain(finding);
});

it('accepts a preview that is closed to all robots', async () => {
  const hidden = Object.fromEntries(
    Object.entries(SAMPLE_FILES).map(([file, content]) => [
      file,
      content.replace('max-image-preview:large', 'noindex'),
    ]),
  );
  expect(await rulesFor({ ...hidden, 'robots.txt': 'User-agent: *\nDisallow: /\n' })).toEqual([]);
});

(hasJava() ? it : it.skip)('runs the Nu checker (skipped without Java)', async () => {
  const folder = writeSample({ 'index.html': home('<p lang="no such language">P</p>') });
  const results = await checkSite(await readBuiltSite(folder));
  rmSync(folder, { recursive: true });
  const findings = results.get('Nu checker') ?? [];
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ rule: 'nu', line: 7, message: expect.stringContaining('lang') });
  expect(findings[0]?.file).toMatch(/\/index\.html$/);
});
