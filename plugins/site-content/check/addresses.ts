import { isReleased } from '../../../src/shared/released';
import { LEGAL_DOCUMENTS, routeAt, ROUTES, tabPath } from '../../../src/shared/routes';
import { ofDocument } from '../legal-record/ledger';
import type { LegalRecord } from '../legal-record/read-record';
import type { Problem, Report } from '../parse/finding';
import { pageOf, type Anchors } from './anchors';
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

/**
 * Requires links to have a well-formed address, and links within the site to lead to a page, file or anchor. The
 * anchors of recorded versions are checked on the built site (tests/site/links.test.ts).
 */
export function destinations(document: Outline, addresses: Addresses, report: Report): void {
  for (const { url, place } of document.links) {
    const problem = problemOfAddress(url, document, addresses);
    if (problem) report(place, { rule: 'link', ...problem });
  }
}

function problemOfAddress(url: string, from: Outline, addresses: Addresses): AddressProblem | undefined {
  const siteUrl = addresses.facts?.url;
  // Browsers ignore control characters and spaces in a scheme.
  const address = decoded(url).replace(/[\p{Cc} ]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (address === '') {
    return { message: 'this link has no address', help: 'Write the address between the round brackets.' };
  }
  if (siteUrl && (address === siteUrl || address.startsWith(`${siteUrl}/`))) {
    return {
      message: 'this link names the site itself',
      help: `Write only what follows the site's name: ${address.slice(siteUrl.length) || '/'}.`,
    };
  }
  if (scheme === 'http') {
    return {
      rule: 'insecure-link',
      message: 'this link is not encrypted (http:)',
      help: 'Write https: in the place of http:, and try whether the address works.',
    };
  }
  if (scheme === 'mailto' || scheme === 'tel') return undefined;
  if (scheme && scheme !== 'https') {
    return {
      rule: 'unsafe-link',
      message: `a link cannot begin with "${scheme}:"`,
      help: 'Links begin with https://, /, #, mailto: or tel:.',
    };
  }
  if (/^https:\/\/[^/?#]/i.test(address) && URL.canParse(address)) return undefined;
  // Two leading slashes mean another site.
  if (/^(?:#|\/(?![/\\]))/.test(address)) return problemWithin(url, from, addresses);
  return {
    message: `"${url}" is no complete address`,
    help: 'Begin with https:// and a name for another site, with / for a page of this site, or with # for a place on the same page.',
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
    if (id === undefined || anchors.incomplete.has(page)) return undefined;
    if (!anchors.ids[page].has(id)) {
      return {
        message: `there is no place "#${id}" on ${ROUTES[page].label}`,
        help: 'Anchors are the sections services, benefits, how-it-works, waitlist and faq (/#faq), the names of the files in content/faq, and headings, in legal texts and answers behind the name of the file (#privacy-children).',
      };
    }
    const ownTab = from.kind.type === 'LegalDocument' ? from.name : LEGAL_DOCUMENTS[0];
    const owner = tabs.find((name) => id.startsWith(`${name}-`));
    if (!owner || owner === (tab ?? ownTab)) return undefined;
    return {
      message: `"#${id}" is in another tab, which this link does not open`,
      help: `Write ${tabPath(owner)}#${id}.`,
    };
  }
  const [, document, date] = VERSION.exec(path) ?? [];
  if (document && date) {
    const recorded = ofDocument(addresses.record().entries, document).map(({ version }) => version);
    const edited = addresses.documents.get(`legal/${document}.mdx`)?.frontMatter?.['lastUpdated'];
    if (query !== undefined) return choosesNothing(query);
    if ([...recorded, edited].includes(date)) return undefined;
    return {
      message: `the legal document "${document}" has no version of ${date}`,
      help: `${ROUTES.history.path} lists all versions.`,
    };
  }
  const file = decoded(path);
  if (files.has(file) && isReleased(file)) return undefined;
  return {
    message: `the site has no page or file "${path}"`,
    help: `Pages are ${PATHS.join(', ')} and the versions of legal documents; files are in the folder static/, such as /favicon.svg. Capital letters count.`,
  };
}

const choosesNothing = (query: string): AddressProblem => ({
  message: `"?${query}" does not choose anything on this page`,
  help: `Write one of ${LEGAL_DOCUMENTS.map(tabPath).join(', ')}.`,
});
