import { text } from '../../../plugins/mdx-content';
import { ROUTES } from '../../../src/shared/routes';
import { definePageKind } from '../define-page-kind';

/** The words above the tabs of the legal page. The documents in the tabs are LegalDocuments. */
export const LEGAL_PAGE_TEXT = definePageKind(
  {
    type: 'LegalPageText',
    name: 'legal',
    title: 'Legal information',
    page: ROUTES.legal,
    body: 'intro',
  },
  { printAllLink: text.meta({ title: 'Link that prints all documents' }) },
);
