import { LEGAL_DOCUMENTS } from './kinds';
import type { Place } from './finding';
import type { Outline } from './outline';

/** The sections of the landing page (specification, section 2). */
const SECTIONS = ['services', 'benefits', 'how-it-works', 'waitlist', 'faq'];

/** Ids that the components write on the landing page; content cannot have them too. */
const TAKEN_ON_LANDING = [
  ...SECTIONS.map((section) => `${section}-heading`),
  ...['hero-heading', 'coverage-title', 'faq-list', 'main', 'menu', 'footer-social'],
  ...['waitlist-name', 'waitlist-name-error', 'waitlist-email', 'waitlist-email-error'],
];

/** Made from the legal record. */
const MADE_PAGES = [
  /^\/legal\/history\/?$/,
  new RegExp(`^/legal/(?:${LEGAL_DOCUMENTS.join('|')})/\\d{4}-\\d{2}-\\d{2}/?$`),
];

export type Page = '/' | '/legal' | '404';

/** Where a place on a page comes from; a part of the page itself has no document. */
interface Anchor {
  document?: Outline;
  line?: number;
}

/** What addresses of a page can point at, by the id. */
type Anchors = Map<string, Anchor>;

/** All addresses of the site, for links to be held against. */
export interface Addresses {
  anchors: Readonly<Record<Page, Anchors>>;
  /** Files in static/, each with a slash before it. */
  files: ReadonlySet<string>;
}

/** The page that shows a document. */
export function pageOf({ kind, name }: Pick<Outline, 'kind' | 'name'>): Page {
  if (kind.type === 'LegalDocument') return '/legal';
  if (kind.type === 'PageWords') return name === 'legal' ? '/legal' : '404';
  return '/';
}

/** An anchor that two things on one page would have. */
export interface AnchorClash {
  document: Outline;
  id: string;
  /** Of the heading; undefined when it is the file's name. */
  place?: Place;
  other: Anchor;
}

/**
 * Collects what links of the content can point at.
 *
 * @param files files in static/, each with a slash before it
 * @returns the addresses, and the anchors that would stand twice on a page
 */
export function addressesOf(
  documents: readonly Outline[],
  files: ReadonlySet<string>,
): { addresses: Addresses; clashes: AnchorClash[] } {
  const anchors: Record<Page, Anchors> = { '/': new Map(), '/legal': new Map(), '404': new Map() };
  const clashes: AnchorClash[] = [];
  for (const id of [...SECTIONS, ...TAKEN_ON_LANDING]) anchors['/'].set(id, {});
  for (const name of LEGAL_DOCUMENTS) {
    for (const part of ['document', 'title', 'contents']) anchors['/legal'].set(`${name}-${part}`, {});
  }
  const add = (document: Outline, id: string, place?: Place) => {
    const page = anchors[pageOf(document)];
    const other = page.get(id);
    if (other) clashes.push({ document, id, ...(place && { place }), other });
    else page.set(id, { document, ...(place && { line: place.line }) });
  };
  // The names first: where a heading meets a name, it is the heading that can be changed.
  for (const document of documents) if (document.kind.type === 'FaqEntry') add(document, document.name);
  for (const document of documents) {
    for (const { text, id, place } of document.headings) if (text.trim() !== '') add(document, id, place);
  }
  return { addresses: { anchors, files }, clashes };
}

/**
 * Why an address within the site leads nowhere.
 *
 * @param url begins with `/` or `#`
 * @param from the document that holds the link
 * @returns undefined when it leads somewhere; otherwise what is wrong and what to do
 */
export function faultOfAddress(
  url: string,
  from: Outline,
  { anchors, files }: Addresses,
): { message: string; help: string } | undefined {
  const [beforeHash = '', hash] = splitOnce(url, '#');
  const [path = '', query] = splitOnce(beforeHash, '?');
  const ownPage = pageOf(from);
  const page = path === '' ? ownPage : path === '/' ? '/' : /^\/legal\/?$/.test(path) ? '/legal' : undefined;
  if (!page) {
    if (files.has(decoded(path)) || MADE_PAGES.some((made) => made.test(path))) return undefined;
    return {
      message: `the site has no page or file "${path}"`,
      help: 'Pages are / and /legal; files stand in the folder static/, such as /favicon.svg. Capital letters count.',
    };
  }
  const tab = query === undefined ? undefined : new URLSearchParams(query).get('tab');
  if (
    query !== undefined &&
    (page !== '/legal' || !LEGAL_DOCUMENTS.some((name) => query === `tab=${name}`))
  ) {
    return {
      message: `"?${query}" does not choose anything on this page`,
      help: `Write one of ${LEGAL_DOCUMENTS.map((name) => `/legal?tab=${name}`).join(', ')}.`,
    };
  }
  return hash === undefined ? undefined : faultOfAnchor(decoded(hash), page, tab ?? undefined, from, anchors);
}

function faultOfAnchor(
  id: string,
  page: Page,
  tab: string | undefined,
  from: Outline,
  anchors: Addresses['anchors'],
): { message: string; help: string } | undefined {
  const target = anchors[page].get(id);
  const shownTab = tab ?? (from.kind.type === 'LegalDocument' ? from.name : LEGAL_DOCUMENTS[0]);
  const owner = LEGAL_DOCUMENTS.find((name) => id.startsWith(`${name}-`));
  if (target && (page !== '/legal' || !owner || owner === shownTab)) return undefined;
  if (target) {
    return {
      message: `"#${id}" stands in another tab, which this link does not open`,
      help: `Write /legal?tab=${owner}#${id}.`,
    };
  }
  return {
    message: `there is no place "#${id}" on ${page === '404' ? 'the not-found page' : `the page ${page}`}`,
    help: suggestion(id, from, anchors),
  };
}

function suggestion(id: string, from: Outline, anchors: Addresses['anchors']): string {
  const own = `${from.name}-${id}`;
  if (anchors[pageOf(from)].has(own))
    return `Write #${own}: the anchors of this document begin with its name.`;
  if (anchors['/'].has(id)) return `Write /#${id}: the place is on the home page.`;
  return 'Anchors are the sections services, benefits, how-it-works, waitlist and faq, the names of the files in content/faq, and headings.';
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** A part of an address as people read it; as it stands where it is not encoded well. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
