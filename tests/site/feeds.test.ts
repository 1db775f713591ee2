import { JSDOM } from 'jsdom';
import { FEED_PATH } from '../../src/shared/version-address';
import { fileAt, found, ownPath, type BuiltSite } from './built-site';
import { describeCheck } from './describe-check';
import { canonicalOf, isCanonical, isIndexed } from './page-head';
import { sampleFiles, sampleSite, sampleText } from './sample-site';

const ATOM = 'http://www.w3.org/2005/Atom';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const SITEMAP_INDEX = 'sitemap-index.xml';
const FEED = FEED_PATH.slice(1);
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;

const isTime = (time: string) => TIME.test(time) && !Number.isNaN(Date.parse(time));

/** The Atom feed is valid (RFC 4287, section 4.1), and its links lead to built files. */
function checkFeed(site: BuiltSite): string[] {
  const root = readXml(site, FEED, ATOM, 'feed');
  if (typeof root === 'string') return [root];
  const problems: string[] = [];
  const report = (message: string, help: string) => problems.push(found(site, FEED, message, help));
  const entries = [...root.getElementsByTagName('entry')];
  for (const element of [root, ...entries]) {
    for (const name of ['id', 'title', 'updated']) {
      const own = [...element.children].filter((child) => child.localName === name);
      if (own.length !== 1 || !own[0]?.textContent?.trim()) {
        report(
          `<${element.localName}> must have one <${name}>, with text in it`,
          'See plugins/site-content/legal-record/atom-feed.ts.',
        );
      }
    }
    const updated = childText(element, 'updated');
    if (!isTime(updated) || !updated.includes('T')) {
      report(`"${updated}" is not a time in the format of RFC 3339`, 'Write it like 2025-05-02T00:00:00Z.');
    }
  }
  const ids = entries.map((entry) => childText(entry, 'id'));
  if (new Set(ids).size < ids.length) {
    report('two entries have the same <id>', 'Give each entry an id of its own.');
  }
  for (const link of root.getElementsByTagName('link')) {
    const address = link.getAttribute('href') ?? '';
    if (!builtFile(address, FEED, site)) {
      report(`"${address}" leads to nothing that was built`, 'Correct the address.');
    }
  }
  return problems;
}

/** The sitemap lists the canonical address of each indexed page, and no other; that of a preview lists any. */
function checkSitemap(site: BuiltSite): string[] {
  const index = readXml(site, SITEMAP_INDEX, SITEMAP, 'sitemapindex');
  if (typeof index === 'string') return [index];
  const parts = textsOf(index, 'loc').map((address) => {
    const file = builtFile(address, SITEMAP_INDEX, site) ?? address;
    return { file, root: readXml(site, file, SITEMAP, 'urlset') };
  });
  const problems = parts.flatMap(({ file, root }) =>
    typeof root === 'string'
      ? [root]
      : textsOf(root, 'lastmod')
          .filter((time) => !isTime(time))
          .map((time) => found(site, file, `"${time}" is not a day or time`, 'Write it like 2025-05-02.')),
  );
  if (site.pages.every((page) => !isIndexed(page))) return problems;
  const listed = parts.flatMap(({ root }) => (typeof root === 'string' ? [] : textsOf(root, 'loc')));
  const wanted = site.pages
    .filter((page) => isIndexed(page) && isCanonical(page, site))
    .map((page) => canonicalOf(page) ?? '');
  const report = (message: string, help: string) => problems.push(found(site, SITEMAP_INDEX, message, help));
  for (const address of wanted.filter((one) => !listed.includes(one))) {
    report(`the page ${address} is missing`, 'See plugins/publish/sitemap.ts, or give the page noindex.');
  }
  for (const address of listed.filter((one) => !wanted.includes(one))) {
    report(
      `${address} is no canonical address of a page to be shown`,
      'Take it out in plugins/publish/sitemap.ts.',
    );
  }
  return problems;
}

/** robots.txt names the sitemap, or closes a preview to all robots. */
function checkRobots(site: BuiltSite): string[] {
  const file = 'robots.txt';
  const text = site.files.has(file) ? site.read(file).toString() : '';
  const isClosed = /^Disallow: \/$/m.test(text);
  const isHidden = site.pages.every((page) => !isIndexed(page));
  const sitemap = /^Sitemap: (.+)$/m.exec(text)?.[1] ?? '';
  if (isClosed ? isHidden : builtFile(sitemap, file, site)) return [];
  const message = isClosed
    ? 'search engines are kept out, but the pages are for them'
    : `the sitemap that it names ("${sitemap}") was not built`;
  return [found(site, file, message, 'See plugins/publish/site-files.ts.')];
}

const textsOf = (root: Element, name: string): string[] =>
  [...root.getElementsByTagNameNS(SITEMAP, name)].map(({ textContent }) => textContent?.trim() ?? '');

const childText = (element: Element, name: string): string =>
  [...element.children].find((child) => child.localName === name)?.textContent ?? '';

function builtFile(address: string, from: string, site: BuiltSite): string | undefined {
  if (!address.startsWith(`${site.url}/`)) return undefined;
  const path = ownPath(address, { file: from }, site.url);
  return path === undefined ? undefined : fileAt(site, path);
}

/** @returns the root of an XML file, which must have this name and namespace, or else a problem */
function readXml(site: BuiltSite, file: string, namespace: string, name: string): Element | string {
  const problem = (message: string) =>
    found(site, file, message, `It must be XML with the root <${name} xmlns="${namespace}">.`);
  if (!site.files.has(file)) return problem('this file was not built');
  try {
    const { window } = new JSDOM(site.read(file).toString(), { contentType: 'application/xml' });
    const root = window.document.documentElement;
    if (root.localName === name && root.namespaceURI === namespace) return root;
    return problem(`the root is <${root.localName} xmlns="${root.namespaceURI ?? ''}">`);
  } catch (error) {
    return problem(`this is not XML: ${(error as Error).message.trim()}`);
  }
}

/** The sample with one replacement in a file. */
const withChange = (file: string, from: string | RegExp, to: string) => ({
  [file]: sampleText(file).replace(from, to),
});

describeCheck('feed', checkFeed, [
  ['a feed that is not XML', { [FEED]: '<feed>' }, 'sample/legal/feed.xml: this is not XML'],
  ['a feed that is something else', { [FEED]: '<rss/>' }, 'sample/legal/feed.xml: the root is <rss'],
  ['no feed', { [FEED]: null }, 'sample/legal/feed.xml: this file was not built'],
  ['a feed entry without a title', withChange(FEED, '<title>T</title>', ''), '<entry> must have one <title>'],
  [
    'a feed entry without a time',
    withChange(FEED, '2025-05-02T00:00:00Z', '2025-05-02'),
    'is not a time in the format of RFC 3339',
  ],
  [
    'two feed entries with one id',
    withChange(FEED, /<entry>.*<\/entry>/, '$&$&'),
    'two entries have the same <id>',
  ],
  [
    'a feed link to nothing',
    withChange(FEED, 'href="https://a.example/legal"', 'href="https://a.example/n"'),
    '"https://a.example/n" leads to nothing',
  ],
]);

describeCheck('sitemap', checkSitemap, [
  [
    'an indexed page that is not in the sitemap',
    withChange('sitemap-0.xml', /<url>.*?<\/url>/, ''),
    'sample/sitemap-index.xml: the page https://a.example/ is missing',
  ],
  [
    'a page in the sitemap that is not indexed',
    withChange('sitemap-0.xml', '/legal<', '/404<'),
    'https://a.example/404 is no canonical address',
  ],
  [
    'an invalid date in the sitemap',
    withChange('sitemap-0.xml', '2025-05-02', '2025-13-02'),
    'sample/sitemap-0.xml: "2025-13-02" is not a day',
  ],
  ['no part of the sitemap', { 'sitemap-0.xml': null }, 'this file was not built'],
]);

const CLOSED = { 'robots.txt': 'User-agent: *\nDisallow: /\n' };

describeCheck('robots.txt', checkRobots, [
  ['robots kept out of a public site', CLOSED, 'sample/robots.txt: search engines are kept out'],
  ['no robots.txt', { 'robots.txt': null }, 'sample/robots.txt: the sitemap that it names'],
]);

it('accepts a preview that is closed to all robots', () => {
  const hidden = sampleFiles().map((file) => [
    file,
    sampleText(file).replace('max-image-preview:large', 'noindex'),
  ]);
  const preview = sampleSite({ ...(Object.fromEntries(hidden) as Record<string, string>), ...CLOSED });
  expect([...checkRobots(preview), ...checkSitemap(preview)]).toEqual([]);
});
