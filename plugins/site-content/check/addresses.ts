import { documentIds, VERSION_IDS } from '../../../src/shared/ids';
import { LEGAL_DOCUMENTS, routeAt, ROUTES, tabPath } from '../../../src/shared/routes';
import { versionPath } from '../../../src/shared/version-address';
import { ofDocument } from '../legal-record/ledger';
import { bodyOfVersion } from '../legal-record/legal-version';
import type { LegalRecord } from '../legal-record/read-record';
import type { Problem, Report } from '../parse/finding';
import { pageOf, TAKEN_ON_EVERY_PAGE, type Anchors } from './anchors';
import type { Documents } from './check-content';
import type { Outline } from './outline';
import type { Site } from './rules/rule';

/** All addresses of the site that links can point to, with its public one and its static files. */
interface Addresses extends Site {
  anchors: Anchors;
  /** Called only when a link leads to a version of a legal document. */
  record: () => LegalRecord;
  /** With the edited legal documents, which become versions when they are recorded. */
  documents: Documents;
}

/** Percent-decodes a part of an address; returns it unchanged when its encoding is broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const VERSION = new RegExp(`^/legal/(${LEGAL_DOCUMENTS.join('|')})/(\\d{4}-\\d{2}-\\d{2})/?$`);

/** The paths of all pages. */
const PATHS = Object.values(ROUTES)
  .map(({ path }) => path)
  .filter((path) => path !== ROUTES.notFound.path);

/** What is wrong with an address; by default, the rule is `link`. */
type AddressProblem = Pick<Problem, 'message' | 'help'> & Partial<Problem>;

/** Requires links to have a well-formed address, and links within the site to lead to a page, file or anchor. */
export function destinations(document: Outline, addresses: Addresses, report: Report): void {
  for (const { url, place } of document.links) {
    const problem = problemOfAddress(url, document, addresses);
    if (problem) report(place, { rule: 'link', ...problem });
  }
}

function problemOfAddress(url: string, from: Outline, addresses: Addresses): AddressProblem | undefined {
  const siteUrl = addresses.facts?.url;
  // Browsers ignore control characters and spaces in a scheme.
  // eslint-disable-next-line no-control-regex
  const address = url.replace(/[\u0000-\u0020]/g, '');
  if (address === '') {
    return { message: 'this link has no address', help: 'Write the address between the round brackets.' };
  }
  if (siteUrl && (address === siteUrl || address.startsWith(`${siteUrl}/`))) {
    return {
      message: 'this link names the site itself',
      help: `Write only what follows the site's name: ${address.slice(siteUrl.length) || '/'}.`,
    };
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'http') {
    return {
      rule: 'insecure-link',
      message: 'this link is not encrypted (http:)',
      help: 'Write https: in the place of http:, and try whether the address works.',
    };
  }
  if (scheme === 'https') {
    if (/^https:\/\/[^/?#]/i.test(address) && URL.canParse(address)) return undefined;
    return {
      message: `"${address}" is no complete address`,
      help: 'Write https:// and the name of the site.',
    };
  }
  if (scheme === 'mailto' || scheme === 'tel') return undefined;
  if (scheme) {
    return {
      rule: 'unsafe-link',
      message: `a link cannot begin with "${scheme}:"`,
      help: 'Links begin with https://, /, #, mailto: or tel:.',
    };
  }
  // Two leading slashes mean another site.
  if (/^(?:#|\/(?![/\\]))/.test(address)) return problemWithin(url, from, addresses);
  return {
    message: `"${url}" is no complete address`,
    help: 'Begin with https:// for another site, with / for a page of this site, or with # for a place on the same page.',
  };
}

/** What is wrong with an address within the site. */
function problemWithin(url: string, from: Outline, addresses: Addresses): AddressProblem | undefined {
  const { anchors, files } = addresses;
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(url) ?? [];
  const id = hash === undefined ? undefined : decoded(hash);
  const page = path === '' ? pageOf(from) : routeAt(path);
  if (page && (path === '' || page !== 'notFound')) {
    const tabs = page === 'legal' ? LEGAL_DOCUMENTS : [];
    const tab = tabs.find((name) => query === `tab=${name}`);
    if (query !== undefined && !tab) return choosesNothing(query);
    if (id === undefined) return undefined;
    if (!anchors[page].has(id)) return noPlace(id, ROUTES[page].label, suggestion(id, from, anchors));
    const ownTab = from.kind.type === 'LegalDocument' ? from.name : LEGAL_DOCUMENTS[0];
    const owner = tabs.find((name) => id.startsWith(`${name}-`));
    if (!owner || owner === (tab ?? ownTab)) return undefined;
    return {
      message: `"#${id}" stands in another tab, which this link does not open`,
      help: `Write ${tabPath(owner)}#${id}.`,
    };
  }
  const [, document, date] = VERSION.exec(path) ?? [];
  if (document && date) {
    const dates = versionDates(document, addresses);
    if (!dates.includes(date)) return noVersion(document, date, dates.at(-1));
    if (query !== undefined) return choosesNothing(query);
    if (id === undefined || versionIds(document, date, addresses).includes(id)) return undefined;
    const address = versionPath(document, date);
    const help = `Open ${address} and take the anchor from its address bar, or link to the page alone.`;
    return noPlace(id, `the page ${address}`, help);
  }
  if (files.has(decoded(path))) return undefined;
  return {
    message: `the site has no page or file "${path}"`,
    help: `Pages are ${PATHS.join(', ')} and the versions of legal documents; files stand in the folder static/, such as /favicon.svg. Capital letters count.`,
  };
}

/** The days from which versions of a document apply, oldest first. */
function versionDates(document: string, { record, documents }: Addresses): string[] {
  const dates = ofDocument(record().entries, document).map(({ version }) => version);
  const edited = documents.get(`legal/${document}.mdx`)?.frontMatter?.['lastUpdated'];
  return (typeof edited === 'string' ? [...dates, edited] : dates).sort();
}

/** The ids on the page of a version. */
function versionIds(document: string, date: string, addresses: Addresses): string[] {
  const version = ofDocument(addresses.record().versions, document).find((one) => one.date === date);
  const headings = version
    ? Array.from(bodyOfVersion(version).html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id)
    : addresses.documents.get(`legal/${document}.mdx`)?.headings.map(({ id }) => id);
  const { changes, ...others } = VERSION_IDS;
  const isFirst = versionDates(document, addresses)[0] === date;
  const ids = [...TAKEN_ON_EVERY_PAGE, ...Object.values({ ...documentIds(document), ...others })];
  return [...ids, ...(headings ?? []), ...(isFirst ? [] : [changes])];
}

const noVersion = (document: string, date: string, newest: string | undefined): AddressProblem => ({
  message: `the legal document "${document}" has no version of ${date}`,
  help: newest
    ? `The newest version is ${versionPath(document, newest)}; ${ROUTES.history.path} lists all of them.`
    : 'No version of this document is recorded: take the link out.',
});

const choosesNothing = (query: string): AddressProblem => ({
  message: `"?${query}" does not choose anything on this page`,
  help: `Write one of ${LEGAL_DOCUMENTS.map(tabPath).join(', ')}.`,
});

const noPlace = (id: string, label: string, help: string): AddressProblem => ({
  message: `there is no place "#${id}" on ${label}`,
  help,
});

function suggestion(id: string, from: Outline, anchors: Anchors): string {
  const own = `${from.name}-${id}`;
  if (anchors[pageOf(from)].has(own)) {
    return `Write #${own}: the anchors of this document begin with its name.`;
  }
  if (anchors.home.has(id)) return `Write /#${id}: the place is on the home page.`;
  return 'Anchors are the sections services, benefits, how-it-works, waitlist and faq, the names of the files in content/faq, and headings.';
}
