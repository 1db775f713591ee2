import { HtmlValidate, type ConfigData } from 'html-validate';
import { EDITOR_PATH } from '../../plugins/content-editor';
import { formatDate } from '../../plugins/shared/text/format-date';
import { SECTION_IDS } from '../../src/shared/ids';
import { tabPath } from '../../src/shared/legal-addresses';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-document-names';
import { sectionPath } from '../../src/shared/section-addresses';
import {
  absolute,
  canonicalOf,
  elements,
  fileAt,
  isCanonical,
  isIndexed,
  isOwn,
  metaOf,
  pages,
  type Page,
} from '../support/built-site';

/** The recommended rules; each exception has its reason. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes <meta/>, required="" and dateTime, Gatsby async: parsers read them alike.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': ['error', { style: 'empty' }],
    // Gatsby's root is #___gatsby: unusual, and valid.
    'valid-id': ['error', { relaxed: true }],
    // WAI-ARIA allows names of lists, groups and figures.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Files of the site itself come from the same server as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

it('every page is valid HTML', async () => {
  const validator = new HtmlValidate(CONFIG);
  const reports = await Promise.all(pages.map(({ file, html }) => validator.validateString(html, file)));
  const problems = reports
    .flatMap(({ results }) => results)
    .flatMap(({ filePath, messages }) =>
      messages.map(({ line, column, message }) => `${filePath}:${line}:${column}: ${message}`),
    );
  expect(problems).toEqual([]);
});

const NAMES = [
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:alt',
  'twitter:card',
];
/** A page has exactly one of each: of two, programs may read different ones. */
const ONCE = ['title', '[name=robots]', '[name=viewport]', 'link[rel=icon]'];
const ONCE_WHEN_INDEXED = [
  'link[rel=canonical]',
  ...NAMES.map((name) => `meta:is([name="${name}"], [property="${name}"])`),
];

it('every head says once what browsers, search engines and social networks read', () => {
  const problems = pages.flatMap((page) =>
    [...ONCE, ...(isIndexed(page) ? ONCE_WHEN_INDEXED : [])]
      .filter((selector) => page.document.head.querySelectorAll(selector).length !== 1)
      .map((selector) => `${page.file}: the head must have one ${selector}`),
  );
  expect(problems).toEqual([]);
});

it('every canonical address is that of an indexed page', () => {
  const isGood = (address: string) => {
    const target = pages.find(({ file }) => file === fileAt(absolute(address)));
    return address.startsWith('https:') && target && isIndexed(target) && isCanonical(target);
  };
  const problems = pages.filter((page) => isIndexed(page) && !isGood(canonicalOf(page)));
  expect(problems.map((page) => `${page.file}: ${canonicalOf(page)}`)).toEqual([]);
});

/** The texts of a page, and what its metadata says. */
const textsOf = (page: Page): string[] =>
  elements(page, ':not(script, style)').flatMap((element) => [
    element.getAttribute('content') ?? '',
    ...[...element.childNodes]
      .filter(({ nodeName }) => nodeName === '#text')
      .map(({ textContent }) => textContent ?? ''),
  ]);

it('no text shows a placeholder', () => {
  const unresolved = pages.flatMap((page) =>
    textsOf(page)
      .filter((text) => /\{\w+\}/.test(text))
      .map((text) => `${page.file}: ${text}`),
  );
  expect(unresolved).toEqual([]);
});

it('social networks are told the canonical address of each page that search engines may list', () => {
  const indexed = pages.filter(isIndexed);
  expect(indexed.map((page) => metaOf(page, 'og:url'))).toEqual(indexed.map(canonicalOf));
});

it('every date shows the day that its attribute names for machines', () => {
  const dates = pages.flatMap((page) => elements(page, 'time'));
  const shown = dates.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(dates.length).toBeGreaterThan(3);
  expect(shown).toEqual(dates.map((date) => formatDate(date.getAttribute('datetime') ?? '')));
});

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) < index);

it('no two pages have the same title', () => {
  expect(repeated(pages.map(({ document }) => document.title))).toEqual([]);
});

it('no two canonical pages have the same description', () => {
  const canonical = pages.filter((page) => isIndexed(page) && isCanonical(page));
  expect(repeated(canonical.map((page) => metaOf(page, 'description')))).toEqual([]);
});

const HOLDERS = '[href], [src], [action], meta[property="og:url"], meta[property="og:image"]';

/** Every web address in a page, with the element that has it. */
const addresses = pages.flatMap((page) =>
  elements(page, HOLDERS).flatMap((element) =>
    ['href', 'src', 'action', 'content']
      .map((name) => element.getAttribute(name) ?? '')
      .filter((address) => address && !/^(mailto|data):/.test(address))
      .map((address) => ({ page, element, address, url: absolute(address, page.file) })),
  ),
);
const described = (all: typeof addresses) =>
  all.map(({ page, element, address }) => `${page.file}: <${element.localName}> has the address ${address}`);

it('every link has a page or file, and every anchor an element', () => {
  const dead = addresses.filter(({ page, address, url }) => {
    if (!isOwn(url)) return false;
    // A fragment alone names a place on the page itself, even on the not-found page, which has any address.
    const file = address.startsWith('#') ? page.file : fileAt(url);
    if (!file) return true;
    const target = pages.find((one) => one.file === file);
    const id = decodeURIComponent(url.hash.slice(1));
    return id !== '' && target?.document.getElementById(id) === null;
  });
  expect(addresses.length).toBeGreaterThan(100);
  expect(described(dead)).toEqual([]);
});

it.each([
  ['the sections of the home page', SECTION_IDS.map(sectionPath)],
  ['the legal documents', LEGAL_DOCUMENT_NAMES.map(tabPath)],
])('every footer links to %s, in their order (requirements, section 2)', (_what, wanted) => {
  for (const { file, document } of pages) {
    const targets = [...document.querySelectorAll('footer a')]
      // On the home page, a link to a section is a fragment only.
      .map((link) => link.getAttribute('href')?.replace(/^#/, '/#') ?? '')
      .filter((target) => wanted.includes(target));
    expect([file, ...targets]).toEqual([file, ...wanted]);
  }
});

it('no page links to the editor of the texts', () => {
  const leadsToEditor = ({ pathname }: URL) => `${pathname}/`.startsWith(`${EDITOR_PATH}/`);
  expect(described(addresses.filter(({ url }) => isOwn(url) && leadsToEditor(url)))).toEqual([]);
});

it('nothing is loaded from another site', () => {
  const loaded = '[src], object, use, link:not([rel=canonical], [rel=alternate], [rel=me])';
  expect(described(addresses.filter(({ element, url }) => element.matches(loaded) && !isOwn(url)))).toEqual(
    [],
  );
  const styles = pages.flatMap((page) => elements(page, 'style')).map(({ textContent }) => textContent);
  expect(styles.filter((style) => /@import|url\(\s*["']?(https?:)?\/\//.test(style))).toEqual([]);
});

it('every address is encrypted', () => {
  expect(described(addresses.filter(({ url }) => url.protocol === 'http:'))).toEqual([]);
});

it('every page can be reached from the home page', () => {
  // No page links to 404.html: hosts show it at unknown addresses.
  const reached = new Set(['/index.html', '/404.html']);
  // A loop over a set also visits what is added to it meanwhile.
  for (const file of reached) {
    const links = addresses.filter(({ page, element }) => page.file === file && element.localName === 'a');
    for (const { url } of links) {
      const linked = isOwn(url) ? fileAt(url) : undefined;
      if (linked) reached.add(linked);
    }
  }
  expect(pages.map(({ file }) => file).filter((file) => !reached.has(file))).toEqual([]);
});
