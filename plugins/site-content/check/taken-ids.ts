import {
  documentIds,
  FIELD_IDS,
  HISTORY_IDS,
  LANDING_IDS,
  LAYOUT_IDS,
  LEGAL_TABS_ID,
  SCRIPTS_ID,
  SECTION_IDS,
  sectionHeadingId,
  versionsId,
} from '../../../src/shared/ids';
import type { RouteName } from '../../../src/shared/routes';
import { LEGAL_DOCUMENTS } from '../kinds';

export const TAKEN_ON_EVERY_PAGE: readonly string[] = [...Object.values(LAYOUT_IDS), SCRIPTS_ID];

/** Ids that the components of a single page write. */
const TAKEN_ON_ONE_PAGE: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: [
    ...SECTION_IDS,
    ...SECTION_IDS.map(sectionHeadingId),
    ...[LANDING_IDS, FIELD_IDS].flatMap((ids) => Object.values(ids)),
  ],
  legal: [LEGAL_TABS_ID, ...LEGAL_DOCUMENTS.flatMap((document) => Object.values(documentIds(document)))],
  history: [...Object.values(HISTORY_IDS), ...LEGAL_DOCUMENTS.map((document) => versionsId(document))],
};

/** @returns the ids that React components write on a page: links can point to them, content cannot reuse them */
export const takenIds = (page: RouteName): readonly string[] => [
  ...TAKEN_ON_EVERY_PAGE,
  ...(TAKEN_ON_ONE_PAGE[page] ?? []),
];
