import { JSDOM } from 'jsdom';
import { FEED_PATH } from '../../src/shared/legal-addresses';
import {
  absolute,
  canonicalOf,
  elements,
  fileAt,
  isCanonical,
  isIndexed,
  pages,
  read,
} from '../support/built-site';

/** @throws Error when the file isn't XML */
const xml = (file: string): Element =>
  new JSDOM(read(file), { contentType: 'application/xml' }).window.document.documentElement;
const textsOf = (root: Element, name: string): string[] =>
  [...root.getElementsByTagName(name)].map(({ textContent }) => textContent.trim());

const indexed = pages.filter(isIndexed);
const isPreview = indexed.length === 0;

it('the feed of legal versions is valid Atom, and links to built files', () => {
  const feed = xml(FEED_PATH);
  expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  // RFC 4287, section 4.1, requires these elements.
  const required = { id: /./, title: /./, updated: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ };
  for (const element of [feed, ...feed.getElementsByTagName('entry')]) {
    for (const [name, pattern] of Object.entries(required)) {
      const own = [...element.children].filter(({ localName }) => localName === name);
      expect(own.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(pattern)]);
    }
  }
  const ids = textsOf(feed, 'id');
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...feed.getElementsByTagName('link')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((link) => !fileAt(absolute(link)))).toEqual([]);
});

it('a page tells feed readers where the feed is', () => {
  const links = pages.flatMap((page) => elements(page, 'link[rel=alternate][type="application/atom+xml"]'));
  expect(links.map((link) => link.getAttribute('href'))).toContain(FEED_PATH);
});

/** Tests what only search engines read. A preview keeps them out, so the test is skipped there. */
const testOfPublicSite = isPreview ? it.skip : it;

testOfPublicSite('the sitemap lists the canonical address of each indexed page, and no other', () => {
  const parts = textsOf(xml('/sitemap-index.xml'), 'loc').map((part) => xml(fileAt(absolute(part)) ?? part));
  const listed = parts.flatMap((part) => textsOf(part, 'loc'));
  expect(listed.sort()).toEqual(indexed.filter(isCanonical).map(canonicalOf).sort());
});

it('robots.txt keeps robots out of a preview, and out of no other site', () => {
  expect(/^Disallow: \/$/m.test(read('/robots.txt'))).toBe(isPreview);
});

testOfPublicSite('robots.txt names the sitemap', () => {
  const [, sitemap = ''] = /^Sitemap: (https:.+)$/m.exec(read('/robots.txt')) ?? [];
  expect(sitemap).not.toBe('');
  expect(fileAt(absolute(sitemap))).toBeDefined();
});
