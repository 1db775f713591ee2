import { ROUTES } from '../../../src/shared/routes';
import { definePageKind } from '../define-page-kind';

export const LEGAL_HISTORY_TEXT = definePageKind({
  type: 'LegalHistoryText',
  name: 'legal-history',
  title: 'All versions of the legal documents',
  page: ROUTES.history,
  body: 'intro',
});
