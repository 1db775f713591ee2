import { routeAt, ROUTES, tabPath, type RouteName } from '../../../src/shared/routes';
import { versionPath } from '../../../src/shared/version-address';
import { LEGAL_DOCUMENTS } from '../kinds';
import type { LinkedVersions } from '../legal-record/linked-versions';
import { FILE_START, type Place, type Problem, type Report } from '../parse/finding';
import type { Outline } from './outline';
import { takenIds } from './taken-ids';

/** The anchors of a page: the origin of each id, in words. */
type Anchors = Map<string, string>;

/** All addresses of the site that links can point to. */
interface Addresses {
  anchors: Readonly<Record<RouteName, Anchors>>;
  versions: LinkedVersions;
  /** Files in static/, each with a leading slash. */
  files: ReadonlySet<string>;
}

const NAMES = Object.keys(ROUTES) as RouteName[];

/**
 * Finds the page that shows a document.
 *
 * @throws Error when no route in src/shared/routes.ts shows it
 */
function pageOf({ file }: Pick<Outline, 'file'>): RouteName {
  const shows = (entry: string) => entry === file || (entry.endsWith('/') && file.startsWith(entry));
  const page = NAMES.find((name) => ROUTES[name].content.some(shows));
  if (!page) throw new Error(`No page in src/shared/routes.ts shows content/${file}.`);
  return page;
}

/**
 * Collects the anchors of all pages, and reports ids that would occur twice on a page.
 *
 * @param reportIn makes the Report of a file
 */
export function anchorsOf(
  documents: readonly Outline[],
  reportIn: (file: string) => Report,
): Addresses['anchors'] {
  const anchors = Object.fromEntries(
    NAMES.map((name) => [name, new Map(takenIds(name).map((id) => [id, 'the page uses it itself']))]),
  ) as Record<RouteName, Anchors>;
  const add = ({ file }: Outline, id: string, heading?: Place) => {
    const page = pageOf({ file });
    const other = anchors[page].get(id);
    if (!other) {
      anchors[page].set(id, `content/${file}${heading ? `, line ${heading.line},` : ''} has it too`);
      return;
    }
    reportIn(file)(heading ?? FILE_START, {
      rule: heading ? 'heading' : 'file-name',
      message: `"#${id}" would stand twice on ${ROUTES[page].label}: ${other}`,
      help: heading ? 'Word one of the headings differently.' : 'Give the file another name.',
    });
  };
  // File names first: in a clash of a heading and a file name, the heading is easier to change.
  for (const document of documents) if (document.kind.type === 'FaqEntry') add(document, document.name);
  for (const document of documents) {
    for (const { text, id, place } of document.headings) if (text.trim() !== '') add(document, id, place);
  }
  return anchors;
}

/** Percent-decodes a part of an address; returns it unchanged when its encoding is broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type AddressProblem = Pick<Problem, 'message' | 'help'>;

const VERSION = new RegExp(`^/legal/(${LEGAL_DOCUMENTS.join('|')})/(\\d{4}-\\d{2}-\\d{2})/?$`);

/** The paths of all pages. */
const PATHS = NAMES.filter((name) => name !== 'notFound').map((name) => ROUTES[name].path);

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
