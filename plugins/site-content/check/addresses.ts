import { ROUTES, type RouteName } from '../../../src/shared/routes';
import { FILE_START, type Place, type Report } from '../parse/finding';
import type { LinkedVersions } from '../legal-record/linked-versions';
import type { Outline } from './outline';
import { TAKEN_IDS } from './taken-ids';

/** The anchors of a page: the origin of each id, in words. */
type Anchors = Map<string, string>;

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
    NAMES.map((name) => [name, new Map(TAKEN_IDS[name].map((id) => [id, 'the page uses it itself']))]),
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
