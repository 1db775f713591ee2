import {
  documentId,
  FIELD_IDS,
  HISTORY_IDS,
  LANDING_IDS,
  LAYOUT_IDS,
  LEGAL_TABS_ID,
  SCRIPTS_ID,
  SECTION_IDS,
  sectionHeadingId,
} from '../../../src/shared/ids';
import { LEGAL_DOCUMENTS, ROUTES, type RouteName } from '../../../src/shared/routes';
import { FILE_START, type Place, type Problem, type ReportIn } from '../parse/finding';
import type { Outline } from './outline';

export interface Anchors {
  /** The ids on each page. */
  ids: Readonly<Record<RouteName, ReadonlySet<string>>>;
  /** Pages with a text that could not be read, so that some ids are not known. */
  incomplete: ReadonlySet<RouteName>;
}

/** Ids that React components write on every page: links can point to them, content cannot reuse them. */
const TAKEN_ON_EVERY_PAGE: readonly string[] = [...Object.values(LAYOUT_IDS), SCRIPTS_ID];

/** Ids that they write on a single page. */
const TAKEN_ON_ONE_PAGE: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: [
    ...SECTION_IDS,
    ...SECTION_IDS.map(sectionHeadingId),
    ...[LANDING_IDS, FIELD_IDS].flatMap((ids) => Object.values(ids)),
  ],
  legal: [LEGAL_TABS_ID, ...LEGAL_DOCUMENTS.map(documentId)],
  history: Object.values(HISTORY_IDS),
};

const PAGES = Object.keys(ROUTES) as RouteName[];

/**
 * Finds the page that shows a document.
 *
 * @throws Error when no route in src/shared/routes.ts shows it
 */
export function pageOf({ file }: Pick<Outline, 'file'>): RouteName {
  const page = PAGES.find((name) => ROUTES[name].content.some((place) => file.startsWith(place)));
  if (!page) throw new Error(`No page in src/shared/routes.ts shows content/${file}.`);
  return page;
}

/** Collects the anchors of all pages, and reports ids that would occur twice on a page. */
export function anchorsOf(documents: readonly Outline[], reportIn: ReportIn): Anchors {
  const ids = Object.fromEntries(
    PAGES.map((name) => [name, new Set([...TAKEN_ON_EVERY_PAGE, ...(TAKEN_ON_ONE_PAGE[name] ?? [])])]),
  ) as Record<RouteName, Set<string>>;
  const add = ({ file }: Outline, id: string, place: Place, problem: Pick<Problem, 'rule' | 'help'>) => {
    const page = pageOf({ file });
    const message = `"#${id}" would occur twice on ${ROUTES[page].label}`;
    if (ids[page].has(id)) reportIn(file)(place, { ...problem, message });
    ids[page].add(id);
  };
  // File names first: in a clash of a heading and a file name, the heading is easier to change.
  for (const document of documents.filter(({ kind }) => kind.type === 'FaqEntry')) {
    add(document, document.name, FILE_START, { rule: 'file-name', help: 'Give the file another name.' });
  }
  for (const document of documents) {
    for (const { id, place } of document.headings) {
      add(document, id, place, { rule: 'heading', help: 'Word the heading differently.' });
    }
  }
  const incomplete = new Set(documents.filter(({ complete }) => !complete).map(pageOf));
  return { ids, incomplete };
}
