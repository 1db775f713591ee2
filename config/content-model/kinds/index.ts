import type { ModelKind } from '../model-types';
import { FAQ_ENTRY } from './faq-entry';
import { ISSUE } from './issue';
import { LANDING_BENEFITS } from './landing-benefits';
import { LANDING_FAQ } from './landing-faq';
import { LANDING_HERO } from './landing-hero';
import { LANDING_HOW_IT_WORKS } from './landing-how-it-works';
import { LANDING_SERVICES } from './landing-services';
import { LANDING_WAITLIST } from './landing-waitlist';
import { LEGAL_DOCUMENT } from './legal-document';
import { LEGAL_HISTORY_TEXT } from './legal-history-text';
import { LEGAL_PAGE_TEXT } from './legal-page-text';
import { NOT_FOUND_TEXT } from './not-found-text';
import { SHARED_LABELS } from './shared-labels';

/**
 * The kinds of content. The GraphQL types, the nodes, the content check, the forms of the editor, the pages
 * that links can lead to, and the types of the queries follow from them. The menu of the editor has their
 * groups in this order.
 */
export const CONTENT_KINDS: readonly ModelKind[] = [
  FAQ_ENTRY,
  LANDING_HERO,
  LANDING_SERVICES,
  LANDING_BENEFITS,
  LANDING_HOW_IT_WORKS,
  LANDING_WAITLIST,
  LANDING_FAQ,
  ISSUE,
  LEGAL_DOCUMENT,
  LEGAL_PAGE_TEXT,
  LEGAL_HISTORY_TEXT,
  NOT_FOUND_TEXT,
  SHARED_LABELS,
];
