import { isReleased } from '../../../src/shared/released';
import { LEGAL_DOCUMENTS, routeAt, ROUTES, tabPath } from '../../../src/shared/routes';
import { ofDocument } from '../legal-record/ledger';
import type { LegalRecord } from '../legal-record/read-record';
import type { Report } from '../parse/finding';
import { pageOf, type Anchors } from './anchors';
import type { Documents } from './check-content';
import type { Outline } from './outline';
import type { Site } from './rules/rule';

/** All addresses of the site that links can point to, with its public one and its static files. */
interface Addresses extends Site {
  /** Undefined while they are not all known. */
  anchors: Anchors | undefined;
  record: LegalRecord;
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

const VERSION = /^\/legal\/(\w+)\/(\d{4}-\d{2}-\d{2})\/?$/;

/** The addresses of all pages and tabs. */
const PATHS = [ROUTES.home.path, ...LEGAL_DOCUMENTS.map(tabPath), ROUTES.history.path];

/** What is wrong with an address. */
type AddressProblem = [message: string, help: string];

/**
 * Requires links to have a well-formed address, and links within the site to lead to a page, file or anchor. The
 * anchors of recorded versions are checked on the built site (tests/site/pages.test.ts).
 */
export function destinations(document: Outline, addresses: Addresses, report: Report): void {
  for (const { url, place } of document.links) {
    const [message, help] = problemOfAddress(url, document, addresses) ?? [];
    if (message && help) report(place, { rule: 'link', message, help });
  }
}

function problemOfAddress(url: string, from: Outline, addresses: Addresses): AddressProblem | undefined {
  const siteUrl = addresses.facts.url;
  // Browsers ignore control characters and spaces in a scheme.
  const address = decoded(url).replace(/[\p{Cc} ]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (address === siteUrl || address.startsWith(`${siteUrl}/`)) {
    const within = address.slice(siteUrl.length) || '/';
    return ['this link names the site itself', `Write only what follows the site's name: ${within}.`];
  }
  if (scheme === 'mailto' || scheme === 'tel') return undefined;
  if (scheme && scheme !== 'https') {
    return [`a link cannot begin with "${scheme}:"`, 'Links begin with https://, /, #, mailto: or tel:.'];
  }
  if (/^https:\/\/[^/?#]/i.test(address) && URL.canParse(address)) return undefined;
  // Two leading slashes mean another site.
  if (/^(?:#|\/(?![/\\]))/.test(address)) return problemWithin(url, from, addresses);
  return [
    `"${url}" is no complete address`,
    'Begin with https:// and a name for another site, with / for a page of this site, or with # for a place on the same page.',
  ];
}

/** What is wrong with an address within the site. */
function problemWithin(url: string, from: Outline, addresses: Addresses): AddressProblem | undefined {
  const { anchors, documents, files, record } = addresses;
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(url) ?? [];
  const page = path === '' ? pageOf(from) : routeAt(path);
  const tab = LEGAL_DOCUMENTS.find((name) => page === 'legal' && query === `tab=${name}`);
  if (page && (path === '' || page !== 'notFound') && (query === undefined || tab)) {
    if (hash === undefined || !anchors) return undefined;
    const id = decoded(hash);
    if (!anchors[page].has(id)) {
      return [
        `there is no place "#${id}" on the page ${ROUTES[page].path}`,
        'Anchors are the sections services, benefits, how-it-works, waitlist and faq (/#faq), the names of the files in content/faq, and headings, in legal texts and answers behind the name of the file (#privacy-children).',
      ];
    }
    const ownTab = from.kind.type === 'LegalDocument' ? from.name : LEGAL_DOCUMENTS[0];
    const owner = LEGAL_DOCUMENTS.find((name) => page === 'legal' && id.startsWith(`${name}-`));
    if (!owner || owner === (tab ?? ownTab)) return undefined;
    return [`"#${id}" is in another tab, which this link does not open`, `Write ${tabPath(owner)}#${id}.`];
  }
  const [, document = '', date] = VERSION.exec(path) ?? [];
  const recorded = ofDocument(record.versions, document).map(({ version }) => version);
  const edited = documents.get(`legal/${document}.mdx`)?.frontMatter?.['lastUpdated'];
  const isVersion = query === undefined && date && [...recorded, edited].includes(date);
  const file = decoded(path);
  if (isVersion || (files.has(file) && isReleased(file))) return undefined;
  return [
    `the site has no page or file "${url}"`,
    `Pages are ${PATHS.join(', ')}, and versions of legal documents, which ${ROUTES.history.path} lists; files are in the folder static/, such as /favicon.svg. Capital letters count.`,
  ];
}
