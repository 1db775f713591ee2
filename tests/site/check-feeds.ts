import { JSDOM } from 'jsdom';
import { FEED_PATH } from '../../src/shared/version-address';
import { canonicalOf, fileAt, isCanonical, isIndexed, type BuiltSite } from './built-site';

const ATOM = 'http://www.w3.org/2005/Atom';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const INDEX = 'sitemap-index.xml';
const FEED = FEED_PATH.slice(1);

const isTime = (time: string) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/.test(time) &&
  !Number.isNaN(Date.parse(time));

const textsOf = (root: Element, name: string): string[] =>
  [...root.getElementsByTagName(name)].map(({ textContent }) => textContent?.trim() ?? '');

const builtFile = (address: string, site: BuiltSite) =>
  address.startsWith(`${site.url}/`) ? fileAt(address, { file: '' }, site) : undefined;

/** @throws Error when a file is not XML with this namespace */
function readXml(site: BuiltSite, file: string, namespace: string): Element {
  const text = site.files.has(file) ? site.read(file) : '';
  const root = new JSDOM(text, { contentType: 'application/xml' }).window.document.documentElement;
  if (root.namespaceURI !== namespace) throw new Error(`${file} is not XML of ${namespace}`);
  return root;
}

/** The Atom feed is valid (RFC 4287, section 4.1), and its links lead to built files. */
export function checkFeed(site: BuiltSite): string[] {
  const root = readXml(site, FEED, ATOM);
  const entries = [...root.getElementsByTagName('entry')];
  const own = (element: Element, name: string) =>
    [...element.children]
      .filter(({ localName }) => localName === name)
      .map(({ textContent }) => textContent?.trim() ?? '');
  const incomplete = [root, ...entries].flatMap((element) =>
    ['id', 'title', 'updated']
      .filter((name) => own(element, name).filter(Boolean).length !== 1)
      .map((name) => `${FEED}: <${element.localName}> must have one <${name}>, with text in it`),
  );
  const times = textsOf(root, 'updated').filter((time) => !isTime(time) || !time.includes('T'));
  const ids = entries.flatMap((entry) => own(entry, 'id'));
  const links = [...root.getElementsByTagName('link')].map((link) => link.getAttribute('href') ?? '');
  return [
    ...incomplete,
    ...times.map((time) => `${FEED}: "${time}" is not a time as RFC 3339 writes it`),
    ...(new Set(ids).size < ids.length ? [`${FEED}: two entries have the same <id>`] : []),
    ...links
      .filter((link) => !builtFile(link, site))
      .map((link) => `${FEED}: "${link}" leads to nothing that was built`),
  ];
}

/** The sitemap lists the canonical address of each indexed page, and no other; that of a preview lists any. */
export function checkSitemap(site: BuiltSite): string[] {
  const parts = textsOf(readXml(site, INDEX, SITEMAP), 'loc').map((address) =>
    readXml(site, builtFile(address, site) ?? address, SITEMAP),
  );
  const times = parts.flatMap((part) => textsOf(part, 'lastmod')).filter((time) => !isTime(time));
  const listed = parts.flatMap((part) => textsOf(part, 'loc'));
  const indexed = site.pages.filter(isIndexed);
  const wanted = indexed.filter((page) => isCanonical(page, site)).map((page) => canonicalOf(page) ?? '');
  return [
    ...times.map((time) => `sitemap: "${time}" is not a day or time`),
    ...wanted.filter((one) => !listed.includes(one)).map((one) => `sitemap: the page ${one} is missing`),
    ...listed
      .filter((one) => indexed.length > 0 && !wanted.includes(one))
      .map((one) => `sitemap: ${one} is no canonical address of a page to be shown`),
  ];
}

/** robots.txt names the sitemap, or closes a preview to all robots. */
export function checkRobots(site: BuiltSite): string[] {
  const text = site.files.has('robots.txt') ? site.read('robots.txt') : '';
  if (/^Disallow: \/$/m.test(text)) {
    return site.pages.some(isIndexed)
      ? ['robots.txt: search engines are kept out, but the pages are for them']
      : [];
  }
  const sitemap = /^Sitemap: (.+)$/m.exec(text)?.[1] ?? '';
  return builtFile(sitemap, site)
    ? []
    : [`robots.txt: the sitemap that it names ("${sitemap}") was not built`];
}
