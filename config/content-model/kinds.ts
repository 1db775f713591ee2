import * as z from 'zod';
import { LEGAL_FOLDER, legalFrontMatter } from '../../plugins/legal-record';
import { NAME_PLACEHOLDER, text } from '../../plugins/mdx-content';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-addresses';
import { issuePath, ROUTES, SAMPLE_ISSUE } from '../../src/shared/routes';
import { description, heading, positiveInteger } from './fields';
import { issueFields } from './issue-fields';
import { LANDING_KINDS } from './landing-kinds';
import { defineKind, type SiteKind } from './site-kind';

interface PageKind extends Pick<SiteKind, 'type' | 'title' | 'body'> {
  /** The name of the file. */
  name: string;
  /** The path of the page. */
  page: string;
}

/** @returns the kind of the text of a page other than the home page, which has one file in content/pages */
const pageText = ({ name, ...kind }: PageKind, fields: z.ZodRawShape = {}) =>
  defineKind({
    ...kind,
    interfaces: ['PageText'],
    folder: 'pages',
    names: [name],
    titleField: 'heading',
    frontMatter: z.strictObject({ heading, description, ...fields }),
  });

/** The kind of the legal documents, whose versions plugins/legal-record keeps. */
export const LEGAL_DOCUMENT = {
  ...defineKind({
    type: 'LegalDocument',
    title: 'Legal document',
    page: ROUTES.legal,
    folder: LEGAL_FOLDER,
    titleField: 'title',
    frontMatter: legalFrontMatter,
    headingLevel: 3,
    hasPrefixedIds: true,
    isOrdered: true,
    // Pages show versions of the record, and never the text that is being edited.
    isSource: true,
    isSameInEveryBuild: true,
  }),
  // They are outside of defineKind because its result is typed as having names or none.
  names: LEGAL_DOCUMENT_NAMES,
};

/** The kind of the issues of the newsletter, each of which has a page. */
export const ISSUE = defineKind({
  type: 'Issue',
  title: 'Issue',
  page: issuePath(NAME_PLACEHOLDER),
  folder: 'issues',
  requiredNames: [SAMPLE_ISSUE],
  titleField: 'heading',
  frontMatter: z.strictObject(issueFields),
});

/**
 * The kinds of content. The GraphQL types, the nodes, the content check, the forms of the editor,
 * the pages that links can lead to, and the types of the queries follow from them.
 */
export const CONTENT_KINDS: readonly SiteKind[] = [
  defineKind({
    type: 'FaqEntry',
    title: 'Question',
    page: ROUTES.home,
    folder: 'faq',
    headingLevel: 4,
    hasPrefixedIds: true,
    hasAnchor: true,
    titleField: 'question',
    positionField: 'order',
    uniqueFields: ['order'],
    datesFollowFacts: true,
    frontMatter: z.strictObject({
      question: text.meta({ title: 'Question', isAlwaysVisible: true }),
      order: positiveInteger('must be a whole number from 1').meta({
        title: 'Position',
        description:
          'Questions stand in the order of these numbers, and each number is used once. To move a question between 20 and 30, write 25.',
      }),
    }),
  }),
  LEGAL_DOCUMENT,
  ISSUE,
  pageText(
    {
      type: 'LegalPageText',
      name: 'legal',
      title: 'Legal information',
      page: ROUTES.legal,
      body: 'intro',
    },
    { printAllLink: text.meta({ title: 'Link that prints all documents' }) },
  ),
  pageText({
    type: 'LegalHistoryText',
    name: 'legal-history',
    title: 'All versions of the legal documents',
    page: ROUTES.history,
    body: 'intro',
  }),
  pageText(
    {
      type: 'NotFoundText',
      name: 'not-found',
      title: 'Page not found',
      page: ROUTES.notFound,
      body: 'intro',
    },
    {
      addressLabel: text.meta({
        title: 'Label of the address',
        description: 'It stands before the address that the visitor asked for.',
      }),
      pagesTitle: text.meta({ title: 'Heading of the list of pages' }),
    },
  ),
  defineKind({
    type: 'SharedLabels',
    title: 'Labels on several pages',
    folder: 'pages',
    names: ['labels'],
    body: 'none',
    frontMatter: z.strictObject({
      joinButton: text.meta({
        title: 'Button that leads to the form',
        description: 'The home page, the end of each issue and the not-found page have it.',
      }),
      sampleLink: text.meta({
        title: 'Link to the sample issue',
        description: 'The excerpt, the services and the waitlist form have it.',
      }),
      homeLink: text.meta({
        title: 'Link to the home page',
        description: 'The end of each issue and the not-found page have it.',
      }),
    }),
  }),
  ...LANDING_KINDS,
];
