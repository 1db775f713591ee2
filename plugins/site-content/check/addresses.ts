import { ROUTES, type RouteName } from '../../../src/shared/routes';
import type { Place } from '../parse/finding';
import type { LinkedVersions } from '../legal-record/linked-versions';
import type { Outline } from './outline';
import { TAKEN_IDS } from './taken-ids';

/** Where a place on a page comes from; a part of the page itself has no document. */
interface Anchor {
  document?: Outline;
  line?: number;
}

/** What addresses of a page can point at, by the id. */
type Anchors = Map<string, Anchor>;

/** All addresses of the site, for links to be held against. */
export interface Addresses {
  anchors: Readonly<Record<RouteName, Anchors>>;
  versions: LinkedVersions;
  /** Files in static/, each with a slash before it. */
  files: ReadonlySet<string>;
}

const NAMES = Object.keys(ROUTES) as RouteName[];

/**
 * The page that shows a document.
 *
 * @throws Error when src/shared/routes.ts has none
 */
export function pageOf({ file }: Pick<Outline, 'file'>): RouteName {
  const shows = (entry: string) => entry === file || (entry.endsWith('/') && file.startsWith(entry));
  const page = NAMES.find((name) => ROUTES[name].content.some(shows));
  if (!page) throw new Error(`No page in src/shared/routes.ts shows content/${file}.`);
  return page;
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
  // The names first: where a heading meets a name, it is the heading that can be changed.
  for (const document of documents) if (document.kind.type === 'FaqEntry') add(document, document.name);
  for (const document of documents) {
    for (const { text, id, place } of document.headings) if (text.trim() !== '') add(document, id, place);
  }
  return { addresses: { anchors, versions, files }, clashes };
}

/** A part of an address as people read it; as it stands where it is not encoded well. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
