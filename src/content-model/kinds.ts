import * as z from 'zod';
import { text, type ContentKind } from '../../plugins/mdx-content';
import { legalDocument } from '../../plugins/legal-record';
import { LEGAL_DOCUMENTS } from '../shared/routes';

/** A section of the home page: one file in content/landing. */
const landing = (type: string, name: string, title: string, fields: z.ZodRawShape): ContentKind => ({
  type,
  title,
  folder: 'landing',
  names: [name],
  frontMatter: z.strictObject(fields),
  headingLevel: 3,
  datesFollowFacts: true,
});

/** The heading of a page or a section, which every visitor reads. */
const heading = text.meta({ title: 'Heading', alwaysVisible: true });

/** The name of a section in the menu and at the foot of each page. */
const menu = text.meta({ title: 'Name in the menu', description: 'One or two words.' });

/** The text of a page other than the home page: one file in content/pages. */
const page = (type: string, name: string, title: string, fields: z.ZodRawShape = {}): ContentKind => ({
  type,
  title,
  folder: 'pages',
  names: [name],
  headingLevel: 2,
  frontMatter: z.strictObject({
    heading,
    description: text.meta({
      title: 'Description for search engines',
      description: 'They show it below the title: 120 to 155 characters.',
      isLong: true,
    }),
    ...fields,
  }),
});

/** The figures of a row of the example, one for each of its quarters. */
const figures = z
  .array(text)
  .length(2, 'must be a list of two figures, one for each quarter')
  .meta({ title: 'Figures', description: 'One for each quarter, in their order.' });

/** A step of the timeline, or what happens each month. */
const step = z.strictObject({
  when: text.meta({ title: 'When', description: 'A day or a word, such as {filingsDue} or "Then".' }),
  title: text.meta({ title: 'Title' }),
  text: text.meta({ title: 'Text', isLong: true }),
});

/** What takes the place of the form after a sign-up. */
const afterSignUp = (title: string, description?: string) =>
  z
    .strictObject({
      title: text.meta({ title: 'Headline' }),
      text: text.meta({ title: 'Text', description, isLong: true }),
    })
    .meta({ title });

/**
 * What content/ holds. GraphQL types, nodes, the content check, the forms of the editor and the types of the queries
 * follow from it.
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
    type: 'LegalDocument',
    title: 'Legal document',
    folder: 'legal',
    names: LEGAL_DOCUMENTS,
    frontMatter: legalDocument,
    headingLevel: 3,
    prefixIds: true,
    ordered: true,
    isFixed: true,
  },
  page('LegalPageText', 'legal', 'Legal information', {
    printAll: text.meta({ title: 'Link that prints all documents' }),
  }),
  page('LegalHistoryText', 'legal-history', 'All versions of the legal documents'),
  page('NotFoundText', 'not-found', 'Page not found', {
    homeLink: text.meta({ title: 'Link to the home page' }),
  }),
  landing('LandingHero', 'hero', 'Top of the page', {
    heading,
    joinButton: text.meta({ title: 'First button', description: 'It leads to the form.' }),
    learnMoreButton: text.meta({ title: 'Second button', description: 'It leads to the services.' }),
    joinNote: text.meta({ title: 'Note below the buttons' }),
    consentNote: text.meta({
      title: 'What joining means',
      description: 'Visitors see it once the form is connected to a mailing list.',
      isLong: true,
    }),
    launchNote: text.meta({
      title: 'Note on the launch',
      description: 'Write {launch} and {quarter} for the dates, which follow the facts of the site.',
    }),
    example: z
      .strictObject({
        label: text.meta({ title: 'Description for screen readers', isLong: true }),
        title: text.meta({ title: 'Title of the table' }),
        quarters: z
          .array(
            z.strictObject({
              name: text.meta({ title: 'Quarter', description: 'Such as Q4 2024.' }),
              source: z.url({ protocol: /^https$/, error: 'must begin with https://' }).meta({
                title: 'Source',
                description: 'The address of the page that publishes its figures.',
              }),
            }),
          )
          .length(2, 'must be a list of two quarters')
          .meta({ title: 'Quarters' }),
        rows: z
          .array(z.strictObject({ item: text.meta({ title: 'Figure' }), figures }))
          .min(1, 'must be a list of at least one row')
          .meta({ title: 'Rows', description: 'The issue explains the last one.' }),
        tag: text.meta({ title: 'Tag', description: 'One word that says that this is an example.' }),
        headline: text.meta({ title: 'Headline' }),
        share: text.meta({ title: 'Line below the headline' }),
        points: z
          .array(
            z.strictObject({
              label: text.meta({ title: 'Label' }),
              text: text.meta({ title: 'Text', isLong: true }),
            }),
          )
          .min(1, 'must be a list of at least one point')
          .meta({ title: 'Points' }),
        source: text.meta({ title: 'Source' }),
        note: text.meta({ title: 'Note', isLong: true }),
      })
      .meta({
        title: 'Example of an issue',
        description: 'Published figures, and what an issue says about one of them.',
        hasFixedDates: true,
      }),
  }),
  landing('LandingServices', 'services', 'Services', { menu, heading }),
  landing('LandingBenefits', 'benefits', 'Benefits', {
    menu,
    heading,
    coverage: z
      .strictObject({
        title: text.meta({ title: 'Title' }),
        sentence: text.regex(/^[^$]*\$[\d,]+[^$]*$/, 'must have one amount, such as $250,000').meta({
          title: 'Sentence with the amount',
          description: 'The figure shows its amount large, and highlights what follows it.',
          isLong: true,
        }),
        note: text.meta({ title: 'Note', isLong: true }),
        example: z
          .strictObject({
            title: text.meta({ title: 'Title' }),
            banks: z.array(text).length(2, 'must be a list of two banks').meta({ title: 'Banks' }),
            categories: z
              .array(text)
              .length(2, 'must be a list of two categories')
              .meta({ title: 'Categories of accounts' }),
            limit: text.meta({ title: 'Limit', description: 'The amount in each field of the table.' }),
          })
          .meta({ title: 'Example' }),
        excluded: z
          .strictObject({
            title: text.meta({ title: 'Title' }),
            items: z.array(text).meta({ title: 'Items' }),
          })
          .meta({ title: 'What is not covered' }),
      })
      .meta({ title: 'Deposit insurance' }),
  }),
  landing('LandingHowItWorks', 'how-it-works', 'How it works', {
    menu,
    heading,
    timelineLabel: text.meta({ title: 'Description for screen readers' }),
    steps: z.array(step).min(2, 'must be a list of at least two steps').meta({
      title: 'Steps',
      description: 'In order of date. The last is the day of the newsletter.',
    }),
    monthly: step.meta({ title: 'Each month' }),
  }),
  landing('LandingWaitlist', 'waitlist', 'Waitlist form', {
    menu,
    heading,
    sample: z
      .strictObject({
        tag: text.meta({ title: 'Tag', description: 'One word that says that nobody was sent this issue.' }),
        link: text.meta({ title: 'Link to the sample issue' }),
      })
      .meta({ title: 'Cover of the sample issue' }),
    notConnected: z
      .strictObject({
        title: text.meta({ title: 'First sentence', description: 'It is marked in yellow.' }),
        text: text.meta({
          title: 'Text',
          description: 'The contact address and a full stop follow it.',
          isLong: true,
        }),
      })
      .meta({
        title: 'While the form is not connected',
        description: 'Stands above the fields until the form is connected to a mailing list.',
      }),
    nameLabel: text.meta({ title: 'Label of the name' }),
    nameHint: text.meta({ title: 'Hint below that label', description: 'Why we ask. A few words.' }),
    emailLabel: text.meta({ title: 'Label of the email address' }),
    emailHint: text.meta({ title: 'Hint below that label', description: 'A few words.' }),
    consent: text.meta({
      title: 'What joining means, and how to leave',
      description:
        'Stands above the button once the form is connected. The contact address and a full stop follow it.',
      isLong: true,
    }),
    confirmStep: text.meta({
      title: 'How to confirm',
      description: 'Follows what joining means if visitors have to confirm by email.',
      isLong: true,
    }),
    submitButton: text.meta({ title: 'Button' }),
    reassurance: z.array(text).min(1, 'must be a list of at least one sentence').meta({
      title: 'Sentences below the button',
      description: 'What worries people who are about to join. Write {launch} for the launch.',
    }),
    failed: text.meta({
      title: 'When sending has failed',
      description: 'Stands below the message. The contact address follows it.',
      isLong: true,
    }),
    joined: z
      .strictObject({
        simulated: afterSignUp('While the form is not connected', 'The contact address follows it.'),
        delivered: afterSignUp('When the sign-up was sent'),
        confirmed: afterSignUp('When the visitor still has to confirm by email'),
      })
      .meta({ title: 'After a sign-up', description: 'What happens next. Visitors see one of them.' }),
    again: text.meta({ title: 'Button after a sign-up', description: 'It shows the form again.' }),
    noScript: text.meta({
      title: 'Without JavaScript',
      description: 'The contact address follows it.',
      isLong: true,
    }),
    notReady: text.meta({
      title: 'While the form is loading',
      description: 'Shown to somebody who clicks early on a slow line. The contact address follows it.',
      isLong: true,
    }),
  }),
  landing('LandingFaq', 'faq', 'Questions and answers', {
    menu,
    heading,
    linkLabel: text.meta({ title: 'Label of the link to an answer' }),
  }),
];
