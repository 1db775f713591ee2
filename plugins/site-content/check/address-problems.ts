import { versionPath } from '../../../src/shared/version-address';
import { routeAt, ROUTES, tabPath, type RouteName } from '../../../src/shared/routes';
import { decoded, pageOf, type Addresses } from './addresses';
import type { Problem } from '../parse/finding';
import { LEGAL_DOCUMENTS } from '../kinds';
import type { Outline } from './outline';

type AddressProblem = Pick<Problem, 'message' | 'help'>;

const VERSION = new RegExp(`^/legal/(${LEGAL_DOCUMENTS.join('|')})/(\\d{4}-\\d{2}-\\d{2})/?$`);

/** The paths of all pages. */
const PATHS = Object.values(ROUTES)
  .filter((route) => route !== ROUTES.notFound)
  .map(({ path }) => path);

/**
 * Checks that an address within the site exists.
 *
 * @param url begins with `/` or `#`
 * @param from the document with the link
 * @returns undefined when the address exists
 */
export function problemOfAddress(
  url: string,
  from: Outline,
  addresses: Addresses,
): AddressProblem | undefined {
  const [beforeHash = '', hash] = splitOnce(url, '#');
  const [path = '', query] = splitOnce(beforeHash, '?');
  const id = hash === undefined ? undefined : decoded(hash);
  const page = path === '' ? pageOf(from) : pageAt(path);
  if (page) {
    const problem = query === undefined ? undefined : problemOfQuery(query, page);
    return problem ?? (id === undefined ? undefined : problemOfAnchor(id, page, query, from, addresses));
  }
  const [, document, date] = VERSION.exec(path) ?? [];
  if (document && date) return problemOfVersion(document, date, query, id, addresses);
  if (addresses.files.has(decoded(path))) return undefined;
  return {
    message: `the site has no page or file "${path}"`,
    help: `Pages are ${PATHS.join(', ')} and the versions of legal documents; files stand in the folder static/, such as /favicon.svg. Capital letters count.`,
  };
}

function pageAt(path: string): RouteName | undefined {
  const page = routeAt(path);
  return page === 'notFound' ? undefined : page;
}

function problemOfQuery(query: string, page?: RouteName): AddressProblem | undefined {
  if (page === 'legal' && LEGAL_DOCUMENTS.some((name) => query === `tab=${name}`)) return undefined;
  return {
    message: `"?${query}" does not choose anything on this page`,
    help: `Write one of ${LEGAL_DOCUMENTS.map(tabPath).join(', ')}.`,
  };
}

function problemOfVersion(
  document: string,
  date: string,
  query: string | undefined,
  id: string | undefined,
  { versions }: Addresses,
): AddressProblem | undefined {
  const dates = versions.datesOf(document);
  if (!dates.includes(date)) {
    const newest = dates.at(-1);
    return {
      message: `the legal document "${document}" has no version of ${date}`,
      help: newest
        ? `The newest version is ${versionPath(document, newest)}; ${ROUTES.history.path} lists all of them.`
        : 'No version of this document is recorded: take the link out.',
    };
  }
  if (query !== undefined) return problemOfQuery(query);
  const ids = id === undefined ? undefined : versions.idsOn(document, date);
  if (id === undefined || ids?.has(id)) return undefined;
  const page = versionPath(document, date);
  return {
    message: `there is no place "#${id}" on the page ${page}`,
    help: `Open ${page} and take the anchor from its address bar, or link to the page alone.`,
  };
}

function problemOfAnchor(
  id: string,
  page: RouteName,
  query: string | undefined,
  from: Outline,
  { anchors }: Addresses,
): AddressProblem | undefined {
  const known = anchors[page].has(id);
  const shownTab =
    query?.replace('tab=', '') ?? (from.kind.type === 'LegalDocument' ? from.name : LEGAL_DOCUMENTS[0]);
  const owner = LEGAL_DOCUMENTS.find((name) => id.startsWith(`${name}-`));
  if (known && (page !== 'legal' || !owner || owner === shownTab)) return undefined;
  if (known) {
    return {
      message: `"#${id}" stands in another tab, which this link does not open`,
      help: `Write ${tabPath(owner ?? '')}#${id}.`,
    };
  }
  return {
    message: `there is no place "#${id}" on ${ROUTES[page].label}`,
    help: suggestion(id, from, anchors),
  };
}

function suggestion(id: string, from: Outline, anchors: Addresses['anchors']): string {
  const own = `${from.name}-${id}`;
  if (anchors[pageOf(from)].has(own)) {
    return `Write #${own}: the anchors of this document begin with its name.`;
  }
  if (anchors.home.has(id)) return `Write /#${id}: the place is on the home page.`;
  return 'Anchors are the sections services, benefits, how-it-works, waitlist and faq, the names of the files in content/faq, and headings.';
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
