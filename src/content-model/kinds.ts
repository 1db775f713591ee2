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

/** What search engines show of a page. */
const description = text.meta({
  title: 'Description for search engines',
  description: 'They show it below the title: 120 to 155 characters.',
  isLong: true,
});

/** The text of a page other than the home page: one file in content/pages. */
const page = (type: string, name: string, title: string, fields: z.ZodRawShape = {}): ContentKind => ({
  type,
  title,
  folder: 'pages',
  names: [name],
  headingLevel: 2,
  frontMatter: z.strictObject({
    heading,
    description,
    ...fields,
  }),
});

/** The address of a page of another site. */
const webAddress = z.url({ protocol: /^https$/, error: 'must begin with https://' });

/** The figures of a row of a table, one for each of its quarters. */
const figures = z
  .array(text)
  .length(2, 'must be a list of two figures, one for each quarter')
  .meta({ title: 'Figures', description: 'One for each quarter, in their order.' });

/** The two quarters that a table compares. */
const quarters = z
  .array(
    z.strictObject({
      name: text.meta({ title: 'Quarter', description: 'Such as Q4 2024.' }),
      source: webAddress.meta({
        title: 'Source',
        description: 'The address of the page that publishes its figures.',
      }),
    }),
  )
  .length(2, 'must be a list of two quarters')
  .meta({ title: 'Quarters' });

/** A row of the table of an issue. */
const issueRow = z.strictObject({
  item: text.meta({ title: 'Figure', description: 'What is counted.' }),
  figures,
  meaning: text.meta({
    title: 'What it means',
    description: 'One sentence in plain English.',
    isLong: true,
  }),
  marked: z
    .literal(true, 'must be true; other rows lack this line')
    .meta({ title: 'Marked', description: 'The issue explains this row in the margin. Mark one row only.' })
    .optional(),
});

/** An amount in dollars without cents. */
const dollars = z.int('must be a whole number of dollars').min(1, 'must be a whole number of dollars');

/** An issue of the newsletter. The editor makes the name of its file, and so its address, from the first field. */
const issue = z.strictObject({
  label: text.meta({
    title: 'Name',
    description: 'Short, such as Q1 2025. The address of the page is made from it and stays the same later.',
    alwaysVisible: true,
  }),
  notice: text
    .meta({ title: 'Notice', description: 'For samples only: says that nobody was sent this issue.' })
    .optional(),
  period: text.meta({ title: 'Period', description: 'Such as "Fourth quarter of 2024".' }),
  heading: text
    .max(50, 'must have at most 50 characters: search engines cut longer titles')
    .meta({ title: 'Headline', description: 'At most 50 characters.', alwaysVisible: true }),
  description,
  table: z
    .strictObject({
      title: text.meta({ title: 'Title of the table' }),
      quarters,
      rows: z
        .array(issueRow)
        .min(1, 'must be a list of at least one row')
        .refine((rows) => rows.filter(({ marked }) => marked).length === 1, 'must have one marked row')
        .meta({ title: 'Rows' }),
      noteTitle: text.meta({ title: 'Headline in the margin', description: 'About the marked row.' }),
      note: text.meta({ title: 'Text in the margin', isLong: true }),
      source: text.meta({
        title: 'Source',
        description: 'Who publishes the figures. The quarters follow it, each with a link.',
      }),
      remark: text
        .meta({ title: 'Remark', description: 'What else there is to say of the figures.', isLong: true })
        .optional(),
    })
    .meta({ title: 'Table', description: 'The figures of two quarters, and one that the issue explains.' }),
  example: z
    .strictObject({
      title: text.meta({ title: 'Title of the figure' }),
      section: text.meta({
        title: 'Section',
        description: 'The heading in the text whose section ends with the figure.',
      }),
      limit: dollars.meta({ title: 'Limit', description: 'In dollars, such as 250000.' }),
      shares: z
        .array(
          z.strictObject({
            name: text.meta({ title: 'Whose money it is' }),
            amount: dollars.meta({ title: 'Amount', description: 'In dollars, such as 300000.' }),
          }),
        )
        .min(1, 'must be a list of at least one share')
        .meta({ title: 'Shares', description: 'Each is insured up to the limit, by itself.' }),
      covered: text.meta({ title: 'Label of what is covered' }),
      notCovered: text.meta({ title: 'Label of what is not covered' }),
    })
    .meta({ title: 'Insurance in figures', description: 'How much of some deposits is insured.' })
    .optional(),
  sources: z
    .strictObject({
      title: text.meta({ title: 'Heading' }),
      items: z
        .array(
          z.strictObject({
            title: text.meta({ title: 'Title' }),
            url: webAddress.meta({ title: 'Address', description: 'It begins with https://.' }),
          }),
        )
        .min(1, 'must be a list of at least one source')
        .meta({ title: 'Sources' }),
    })
    .meta({ title: 'Sources' }),
  invitation: text.meta({
    title: 'Invitation to join',
    description: 'Stands above the button that leads to the form.',
  }),
});

/** A step of the timeline, or what happens each month. */
const step = z.strictObject({
  when: text.meta({ title: 'When', description: 'A day such as {filingsDue}, or a few words.' }),
  title: text.meta({ title: 'Title' }),
  text: text.meta({ title: 'Text', isLong: true }),
});

/** What takes the place of the form after a sign-up. */
const afterSignUp = (title: string, hint?: string) =>
  z
    .strictObject({
      title: text.meta({ title: 'Headline' }),
      text: text.meta({ title: 'Text', description: hint, isLong: true }),
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
  { type: 'Issue', title: 'Issue', folder: 'issues', headingLevel: 2, frontMatter: issue },
  page('LegalPageText', 'legal', 'Legal information', {
    printAll: text.meta({ title: 'Link that prints all documents' }),
  }),
  page('LegalHistoryText', 'legal-history', 'All versions of the legal documents'),
  page('NotFoundText', 'not-found', 'Page not found', {
    addressLabel: text.meta({
      title: 'Label of the address',
      description: 'It stands before the address that the visitor asked for.',
    }),
    homeLink: text.meta({ title: 'Link to the home page' }),
    pagesLabel: text.meta({ title: 'Heading of the list of pages' }),
  }),
  landing('LandingHero', 'hero', 'Top of the page', {
    heading,
    joinButton: text.meta({ title: 'First button', description: 'It leads to the form.' }),
    learnMoreButton: text.meta({ title: 'Second button', description: 'It leads to the services.' }),
    joinNote: text.meta({ title: 'Note below the buttons' }),
    launchNote: text.meta({
      title: 'Note on the launch',
      description: 'Write {launch} and {quarter} for the dates, which follow the facts of the site.',
      isLong: true,
    }),
    publisherLabel: text.meta({
      title: 'Who publishes it',
      description: 'The words before the name of the operator, such as "Published by".',
    }),
    sampleLink: text.meta({ title: 'Link to the sample issue' }),
    example: z
      .strictObject({
        label: text.meta({ title: 'Description for screen readers', isLong: true }),
        title: text.meta({ title: 'Title of the table' }),
        quarters,
        rows: z
          .array(z.strictObject({ item: text.meta({ title: 'Figure' }), figures }))
          .min(1, 'must be a list of at least one row')
          .meta({ title: 'Rows', description: 'The issue explains the last one.' }),
        tag: text.meta({ title: 'Tag', description: 'One word that says that this is a sample.' }),
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
  landing('LandingServices', 'services', 'Services', {
    menu,
    heading,
    sampleLink: text.meta({ title: 'Link to the sample issue' }),
    bulletin: z
      .strictObject({
        label: text.meta({ title: 'Label' }),
        headline: text.meta({ title: 'Headline' }),
        times: z
          .array(z.strictObject({ place: text.meta({ title: 'Place' }), time: text.meta({ title: 'Time' }) }))
          .min(1, 'must be a list of at least one place')
          .meta({ title: 'Times', description: 'The page marks the last one.' }),
      })
      .meta({ title: 'Drawing of a bulletin' }),
    meeting: z
      .strictObject({
        label: text.meta({ title: 'Label' }),
        headline: text.meta({ title: 'Headline' }),
        agenda: z.array(text).min(1, 'must be a list of at least one item').meta({ title: 'Agenda' }),
      })
      .meta({ title: 'Drawing of an invitation' }),
  }),
  landing('LandingBenefits', 'benefits', 'Benefits', {
    menu,
    heading,
    coverage: z
      .strictObject({
        title: text.meta({ title: 'Title' }),
        sentence: text.regex(/^[^$]*\$[\d,]+[^$]*$/, 'must have one amount, such as $250,000').meta({
          title: 'Sentence with the amount',
          description: 'The figure shows its amount large, and marks what follows it.',
          isLong: true,
        }),
        notes: z.array(text).meta({ title: 'Notes' }),
        example: z
          .strictObject({
            title: text.meta({ title: 'Title' }),
            banks: z.array(text).length(2, 'must be a list of two banks').meta({ title: 'Banks' }),
            categories: z
              .array(text)
              .length(2, 'must be a list of two categories')
              .meta({ title: 'Categories of accounts' }),
            limit: text.meta({ title: 'Limit', description: 'The amount for each account.' }),
            totalLabel: text.meta({ title: 'Label of the total' }),
            total: text.meta({ title: 'Total', description: 'The sum of the four limits.' }),
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
    quarterEnds: step.meta({ title: 'The quarter ends' }),
    filingsDue: step.meta({ title: 'Filings are due' }),
    reading: step.meta({ title: 'Between the filings and the issue' }),
    issue: step.meta({ title: 'The issue' }),
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
      description: 'Stands below the message. The contact address and a full stop follow it.',
      isLong: true,
    }),
    joined: z
      .strictObject({
        simulated: afterSignUp(
          'While the form is not connected',
          'The contact address and a full stop follow it.',
        ),
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
