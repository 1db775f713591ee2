import { versionPath } from '../../../src/shared/version-address';
import { routeAt, ROUTES, tabPath, type RouteName } from '../../../src/shared/routes';
import { decoded, pageOf, type Addresses } from './addresses';
import type { Problem, Report } from '../parse/finding';
import { LEGAL_DOCUMENTS } from '../kinds';
import type { Outline } from './outline';

type AddressProblem = Pick<Problem, 'message' | 'help'>;

const VERSION = new RegExp(`^/legal/(${LEGAL_DOCUMENTS.join('|')})/(\\d{4}-\\d{2}-\\d{2})/?$`);

/** The paths of all pages. */
const PATHS = Object.values(ROUTES)
  .filter((route) => route !== ROUTES.notFound)
  .map(({ path }) => path);

/** Requires links within the site to lead to a page, file or anchor. */
export function destinations(document: Outline, addresses: Addresses, report: Report): void {
  for (const { url, place } of document.links) {
    // Two leading slashes mean another site: the rule on form reports them.
    const problem = /^(?:#|\/(?![/\\]))/.test(url) ? problemOfAddress(url, document, addresses) : undefined;
    if (problem) report(place, { rule: 'link', ...problem });
  }
}

/** The parts of an address within the site, without their signs; the path is empty for the same page. */
interface Target {
  path: string;
  query: string | undefined;
  id: string | undefined;
}

function problemOfAddress(url: string, from: Outline, addresses: Addresses): AddressProblem | undefined {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(url) ?? [];
  const target = { path, query, id: hash === undefined ? undefined : decoded(hash) };
  const page = path === '' ? pageOf(from) : routeAt(path);
  if (page && (path === '' || page !== 'notFound')) {
    return problemOfQuery(query, page) ?? problemOfAnchor(target, page, from, addresses);
  }
  const [, document, date] = VERSION.exec(path) ?? [];
  if (document && date) return problemOfVersion(document, date, target, addresses);
  if (addresses.files.has(decoded(path))) return undefined;
  return {
    message: `the site has no page or file "${path}"`,
    help: `Pages are ${PATHS.join(', ')} and the versions of legal documents; files stand in the folder static/, such as /favicon.svg. Capital letters count.`,
  };
}

function problemOfQuery(query: string | undefined, page?: RouteName): AddressProblem | undefined {
  const choosesTab = page === 'legal' && LEGAL_DOCUMENTS.some((name) => query === `tab=${name}`);
  if (query === undefined || choosesTab) return undefined;
  return {
    message: `"?${query}" does not choose anything on this page`,
    help: `Write one of ${LEGAL_DOCUMENTS.map(tabPath).join(', ')}.`,
  };
}

function problemOfVersion(
  document: string,
  date: string,
  { query, id }: Target,
  { versions }: Addresses,
): AddressProblem | undefined {
  const dates = versions.datesOf(document);
  const newest = dates.at(-1);
  if (!dates.includes(date)) {
    return {
      message: `the legal document "${document}" has no version of ${date}`,
      help: newest
        ? `The newest version is ${versionPath(document, newest)}; ${ROUTES.history.path} lists all of them.`
        : 'No version of this document is recorded: take the link out.',
    };
  }
  if (query !== undefined) return problemOfQuery(query);
  if (id === undefined || versions.idsOn(document, date).has(id)) return undefined;
  const page = versionPath(document, date);
  return {
    message: `there is no place "#${id}" on the page ${page}`,
    help: `Open ${page} and take the anchor from its address bar, or link to the page alone.`,
  };
}

function problemOfAnchor(
  { id, query }: Target,
  page: RouteName,
  from: Outline,
  { anchors }: Addresses,
): AddressProblem | undefined {
  if (id === undefined) return undefined;
  if (!anchors[page].has(id)) {
    return {
      message: `there is no place "#${id}" on ${ROUTES[page].label}`,
      help: suggestion(id, from, anchors),
    };
  }
  const ownTab = from.kind.type === 'LegalDocument' ? from.name : LEGAL_DOCUMENTS[0];
  const owner = LEGAL_DOCUMENTS.find((name) => id.startsWith(`${name}-`));
  if (page !== 'legal' || !owner || owner === (query?.replace('tab=', '') ?? ownTab)) return undefined;
  return {
    message: `"#${id}" stands in another tab, which this link does not open`,
    help: `Write ${tabPath(owner)}#${id}.`,
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
