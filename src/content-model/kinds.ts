import * as z from 'zod';
import { text, type ContentKind } from '../../plugins/mdx-content';
import { legalFrontMatter } from '../../plugins/legal-record';
import { LEGAL_DOCUMENTS, SAMPLE_ISSUE } from '../shared/routes';
import { description, heading } from './fields';
import { issueFields } from './issue-fields';
import { LANDING_KINDS } from './landing-kinds';

/** The GraphQL type of the legal documents. */
export const LEGAL_DOCUMENT_TYPE = 'LegalDocument';

/** @returns the kind of the text of a page other than the home page, which has one file in content/pages */
const page = (type: string, name: string, title: string, fields: z.ZodRawShape = {}): ContentKind => ({
  type,
  title,
  folder: 'pages',
  names: [name],
  headingLevel: 2,
  frontMatter: z.strictObject({ heading, description, ...fields }),
});

/**
 * The kinds of content. The GraphQL types, the nodes, the content check, the forms of the editor
 * and the types of the queries follow from them.
 */
export const CONTENT_KINDS: readonly ContentKind[] = [
  {
    type: 'FaqEntry',
    title: 'Question',
    folder: 'faq',
    headingLevel: 4,
    prefixIds: true,
    nameIsAnchor: true,
    uniqueFields: ['order'],
    datesFollowFacts: true,
    frontMatter: z.strictObject({
      question: text.meta({ title: 'Question', alwaysVisible: true }),
      order: z.int('must be a whole number from 1').min(1, 'must be a whole number from 1').meta({
        title: 'Position',
        description:
          'Questions stand in the order of these numbers, and each number is used once. To move a question between 20 and 30, write 25.',
      }),
    }),
  },
  {
    type: LEGAL_DOCUMENT_TYPE,
    title: 'Legal document',
    folder: 'legal',
    names: LEGAL_DOCUMENTS,
    frontMatter: legalFrontMatter,
    headingLevel: 3,
    prefixIds: true,
    ordered: true,
    isFixed: true,
  },
  {
    type: 'Issue',
    title: 'Issue',
    folder: 'issues',
    requiredNames: [SAMPLE_ISSUE],
    headingLevel: 2,
    frontMatter: issueFields,
  },
  page('LegalPageText', 'legal', 'Legal information', {
    printAll: text.meta({ title: 'Link that prints all documents' }),
  }),
  page('LegalHistoryText', 'legal-history', 'All versions of the legal documents'),
  page('NotFoundText', 'not-found', 'Page not found', {
    addressLabel: text.meta({
      title: 'Label of the address',
      description: 'It stands before the address that the visitor asked for.',
    }),
    pagesLabel: text.meta({ title: 'Heading of the list of pages' }),
  }),
  ...LANDING_KINDS,
];
