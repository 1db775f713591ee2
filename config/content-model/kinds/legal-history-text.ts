import { ROUTES } from '../../../src/shared/routes';
import { definePageKind } from '../define-page-kind';

/** The words above the table of all versions of the legal documents, on a page of its own. */
export const LEGAL_HISTORY_TEXT = definePageKind({
  type: 'LegalHistoryText',
  name: 'legal-history',
  title: 'All versions of the legal documents',
  page: ROUTES.history,
  body: 'intro',
});
