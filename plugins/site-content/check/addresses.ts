import { ROUTES, type RouteName } from '../../../src/shared/routes';
import type { Place } from '../parse/finding';
import type { LinkedVersions } from '../legal-record/linked-versions';
import type { Outline } from './outline';
import { TAKEN_IDS } from './taken-ids';

/** The origin of an id on a page; ids of the page itself have no document. */
interface Anchor {
  document?: Outline;
  line?: number;
}

/** The anchors of a page, by id. */
type Anchors = Map<string, Anchor>;

/** All addresses of the site that links can point to. */
export interface Addresses {
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
export function pageOf({ file }: Pick<Outline, 'file'>): RouteName {
  const shows = (entry: string) => entry === file || (entry.endsWith('/') && file.startsWith(entry));
  const page = NAMES.find((name) => ROUTES[name].content.some(shows));
  if (!page) throw new Error(`No page in src/shared/routes.ts shows content/${file}.`);
  return page;
}

/** An id that occurs twice on one page. */
export interface AnchorClash {
  document: Outline;
  id: string;
  /** Of the heading; undefined when it is the file's name. */
  place?: Place;
  other: Anchor;
}

/**
 * Collects all addresses that links of the content can point to.
 *
 * @param files files in static/, each with a leading slash
 * @returns the addresses, and the ids that occur twice on a page
 */
export function addressesOf(
  documents: readonly Outline[],
  versions: LinkedVersions,
  files: ReadonlySet<string>,
): { addresses: Addresses; clashes: AnchorClash[] } {
  const anchors = Object.fromEntries(
    NAMES.map((name) => [name, new Map(TAKEN_IDS[name].map((id) => [id, {}]))]),
  ) as Record<RouteName, Anchors>;
  const clashes: AnchorClash[] = [];
  const add = (document: Outline, id: string, place?: Place) => {
    const page = anchors[pageOf(document)];
    const other = page.get(id);
    if (other) clashes.push({ document, id, ...(place && { place }), other });
    else page.set(id, { document, ...(place && { line: place.line }) });
  };
  // File names first: in a clash of a heading and a file name, the heading is easier to change.
  for (const document of documents) if (document.kind.type === 'FaqEntry') add(document, document.name);
  for (const document of documents) {
    for (const { text, id, place } of document.headings) if (text.trim() !== '') add(document, id, place);
  }
  return { addresses: { anchors, versions, files }, clashes };
}

/** Percent-decodes a part of an address; returns it unchanged when its encoding is broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
