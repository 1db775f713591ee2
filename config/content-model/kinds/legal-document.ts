import { LEGAL_FOLDER, legalFrontMatter } from '../../../plugins/legal-record/browser';
import { LEGAL_DOCUMENT_NAMES } from '../../../src/shared/legal-document-names';
import { ROUTES } from '../../../src/shared/routes';
import { defineKind } from '../define-kind';

/**
 * A legal document as staff edit it. plugins/legal-record keeps its versions, which the legal page and pages
 * of their own show.
 */
export const LEGAL_DOCUMENT = defineKind({
  type: 'LegalDocument',
  title: 'Legal document',
  folder: LEGAL_FOLDER,
  names: LEGAL_DOCUMENT_NAMES,
  page: ROUTES.legal,
  headingLevel: 3,
  hasPrefixedIds: true,
  // Pages show versions of the record, and never the text that is being edited.
  hidesFields: true,
  frontMatter: legalFrontMatter,

  // content-check reads this.
  isSameInEveryBuild: true,

  // The forms of content-editor read these.
  formGroup: {
    title: 'Legal documents',
    description:
      'Once the site is public, each change is a new version: give it a new day, and say what changed.',
  },
  titleField: 'title',
});
