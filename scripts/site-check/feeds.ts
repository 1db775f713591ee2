import { JSDOM } from 'jsdom';
import type { Finding } from '../../plugins/site-content';
import { FEED_PATH } from '../../src/shared/version-address';
import { fileAt, found, ownPath, type BuiltSite } from './built-site';
import { isCanonical, isIndexed } from './heads';

const ATOM = 'http://www.w3.org/2005/Atom';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const SITEMAP_INDEX = 'sitemap-index.xml';
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;

/** The Atom feed is valid (RFC 4287, section 4.1), and its links lead to built files. */
export async function checkFeed(site: BuiltSite): Promise<Finding[]> {
  const file = FEED_PATH.slice(1);
  const { root, problem } = await readXml(site, file, ATOM, 'feed');
  if (!root) return [problem];
  const findings: Finding[] = [];
  const report = (message: string, help: string) =>
    findings.push(found(site, file, { rule: 'feed', message, help }));
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
    if (!TIME.test(updated) || Number.isNaN(Date.parse(updated)) || !updated.includes('T')) {
      report(`"${updated}" is not a time in the format of RFC 3339`, 'Write it like 2025-05-02T00:00:00Z.');
    }
  }
  const ids = entries.map((entry) => childText(entry, 'id'));
  if (new Set(ids).size < ids.length)
    report('two entries have the same <id>', 'Give each entry an id of its own.');
  for (const link of root.getElementsByTagName('link')) {
    const address = link.getAttribute('href') ?? '';
    if (!leadsToFile(address, file, site))
      report(`"${address}" leads to nothing that was built`, 'Correct the address.');
  }
  return findings;
}

/** The sitemap lists the canonical address of each indexed page, and no other. */
export async function checkSitemap(site: BuiltSite): Promise<Finding[]> {
  const index = await readXml(site, SITEMAP_INDEX, SITEMAP, 'sitemapindex');
  if (!index.root) return [index.problem];
  const findings: Finding[] = [];
  const listed = new Set<string>();
  for (const part of locationsOf(index.root)) {
    const file = leadsToFile(part, SITEMAP_INDEX, site);
    const { root, problem } = await readXml(site, file ?? part, SITEMAP, 'urlset');
    if (!root) findings.push(problem);
    else {
      findings.push(...checkTimes(root, file ?? '', site));
      for (const address of locationsOf(root)) listed.add(address);
    }
  }
  const wanted = site.pages
    .filter((page) => isIndexed(page) && isCanonical(page, site))
    .map(({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '');
  const isPreview = site.pages.every((page) => !isIndexed(page));
  const report = (message: string, help: string) =>
    findings.push(found(site, SITEMAP_INDEX, { rule: 'sitemap', message, help }));
  for (const address of isPreview ? [] : wanted.filter((one) => !listed.has(one))) {
    report(`the page ${address} is missing`, 'See plugins/publish/sitemap.ts, or give the page noindex.');
  }
  for (const address of isPreview ? [] : [...listed].filter((one) => !wanted.includes(one))) {
    report(
      `${address} is no canonical address of a page to be shown`,
      'Take it out in plugins/publish/sitemap.ts.',
    );
  }
  return findings;
}

/** robots.txt names the sitemap, or closes a preview to all robots. */
export async function checkRobots(site: BuiltSite): Promise<Finding[]> {
  const file = 'robots.txt';
  const text = site.files.has(file) ? await site.text(file) : '';
  const isClosed = /^Disallow: \/$/m.test(text);
  const isHidden = site.pages.every((page) => !isIndexed(page));
  const sitemap = /^Sitemap: (.+)$/m.exec(text)?.[1] ?? '';
  if (isClosed ? isHidden : leadsToFile(sitemap, file, site)) return [];
  return [
    found(site, file, {
      rule: 'robots',
      message: isClosed
        ? 'search engines are kept out, but the pages are for them'
        : `the sitemap that it names ("${sitemap}") was not built`,
      help: 'See plugins/publish/site-files.ts.',
    }),
  ];
}

function checkTimes(root: Element, file: string, site: BuiltSite): Finding[] {
  return [...root.getElementsByTagNameNS(SITEMAP, 'lastmod')]
    .map(({ textContent }) => textContent ?? '')
    .filter((time) => !TIME.test(time) || Number.isNaN(Date.parse(time)))
    .map((time) =>
      found(site, file, {
        rule: 'sitemap',
        message: `"${time}" is not a day or time`,
        help: 'Write it like 2025-05-02.',
      }),
    );
}

const locationsOf = (root: Element): string[] =>
  [...root.getElementsByTagNameNS(SITEMAP, 'loc')].map(({ textContent }) => textContent?.trim() ?? '');

const childText = (element: Element, name: string): string =>
  [...element.children].find((child) => child.localName === name)?.textContent ?? '';

function leadsToFile(address: string, from: string, site: BuiltSite): string | undefined {
  if (!address.startsWith(`${site.url}/`)) return undefined;
  const path = ownPath(address, { file: from }, site.url);
  return path === undefined ? undefined : fileAt(site, path);
}

/** Parses an XML file; its root element must have this name and namespace. */
async function readXml(
  site: BuiltSite,
  file: string,
  namespace: string,
  name: string,
): Promise<{ root: Element; problem?: undefined } | { root?: undefined; problem: Finding }> {
  const problem = (message: string) => ({
    problem: found(site, file, {
      rule: 'xml',
      message,
      help: `It must be XML with the root <${name} xmlns="${namespace}">.`,
    }),
  });
  if (!site.files.has(file)) return problem('this file was not built');
  try {
    const root = new JSDOM(await site.text(file), { contentType: 'application/xml' }).window.document
      .documentElement;
    if (root.localName === name && root.namespaceURI === namespace) return { root };
    return problem(`the root is <${root.localName} xmlns="${root.namespaceURI ?? ''}">`);
  } catch (error) {
    return problem(`this is not XML: ${(error as Error).message.trim()}`);
  }
}
