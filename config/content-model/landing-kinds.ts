import * as z from 'zod';
import { text } from '../../plugins/mdx-content';
import type { SectionId } from '../../src/shared/ids';
import { inBraces } from '../../src/shared/page-placeholders';
import { ROUTES } from '../../src/shared/routes';
import { description, dollars, heading, listOf, menu, pairOf, textThatMayHave } from './fields';
import type { SiteKind } from './site-kind';
import { waitlistFields } from './waitlist-fields';

interface SectionTextKind extends Pick<SiteKind, 'type' | 'title' | 'body' | 'interfaces'> {
  /** The name of the file. */
  name: string;
}

/** @returns the kind of the text of a section of the home page, which has one file in content/landing */
const sectionText = (
  { name, interfaces = [], ...kind }: SectionTextKind,
  fields: z.ZodRawShape,
): SiteKind => ({
  ...kind,
  page: ROUTES.home,
  interfaces: ['SectionText', ...interfaces],
  folder: 'landing',
  names: [name],
  titleField: 'heading',
  frontMatter: z.strictObject(fields),
  headingLevel: 3,
  datesFollowFacts: true,
});

/** @returns the kind of the text of a section that the menu links to */
const menuSectionText = (
  kind: Omit<SectionTextKind, 'interfaces'> & { name: SectionId },
  fields: z.ZodRawShape,
): SiteKind => sectionText({ ...kind, interfaces: ['MenuSection'] }, { menu, ...fields });

const point = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    text: text.meta({ title: 'Text', isLong: true }),
  })
  .meta({ graphqlType: 'Point' });

const excerpt = z
  .strictObject({
    label: text.meta({ title: 'Description for screen readers', isLong: true }),
    title: text.meta({ title: 'Title', description: 'The page keeps its lines.', isLong: true }),
    context: text.meta({
      title: 'What the figures mean',
      description: 'One line, below the figures.',
    }),
    remark: text.meta({
      title: 'Remark',
      description: 'It follows the source of the figures.',
      isLong: true,
    }),
  })
  .meta({
    title: 'Excerpt from the sample issue',
    description:
      'What the issue says about its lead. The figures are those of the issue. Of the headings in the text below, the first stands with what follows it below the buttons, and each other one is a point of the excerpt.',
    keepsItsDates: true,
  });

/** The heading and the text of a service. */
const service = {
  title: text.meta({ title: 'Heading' }),
  text: text.meta({ title: 'Text', isLong: true }),
};

const newsletter = z.strictObject(service).meta({ title: 'Newsletter' });

/** What a service could look like. */
const example = z
  .strictObject({
    label: text.meta({ title: 'Label', description: 'Says what the example is.' }),
    title: text.meta({ title: 'Title' }),
    points: listOf(point, 'point').meta({ title: 'Points' }),
  })
  .meta({ graphqlType: 'ServiceExample' });

const bulletin = z
  .strictObject({
    ...service,
    example: example.meta({ title: 'Example of a bulletin' }),
    abroad: point.meta({
      title: 'Point for readers abroad',
      description: 'It follows the points of the example. Its text is marked in yellow.',
    }),
  })
  .meta({ title: 'Bulletins' });

const meeting = z
  .strictObject({
    ...service,
    example: example.meta({ title: 'Example of an invitation' }),
  })
  .meta({ title: 'Meetings' });

/** The sum of what is insured for one person at two banks, in two categories of accounts. */
const calculation = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    banks: pairOf(text, 'banks').meta({ title: 'Banks' }),
    categories: pairOf(text, 'categories').meta({ title: 'Categories of accounts' }),
    totalLabel: text.meta({
      title: 'Label of the total',
      description: 'The sum of the four limits follows it.',
    }),
  })
  .meta({
    title: 'Calculation',
    description: 'Each category at each bank is insured up to the amount.',
  });

const hasOneAmount = (sentence: string): boolean => sentence.split(inBraces('amount')).length === 2;

const insurance = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    amount: dollars.meta({ title: 'Amount', description: 'In dollars, such as 250000.' }),
    sentence: textThatMayHave('amount')
      .refine(hasOneAmount, 'must have {amount} once, where the page shows the amount')
      .meta({
        title: 'Sentence with the amount',
        description:
          'Write {amount} for the amount. It is drawn large, and the words behind it are marked in yellow.',
        isLong: true,
      }),
    notes: z.array(text).meta({ title: 'Notes' }),
    calculation,
    excluded: z
      .strictObject({
        title: text.meta({ title: 'Title' }),
        items: z.array(text).meta({ title: 'Items' }),
        note: text.meta({ title: 'Note below the items', isLong: true }),
      })
      .meta({ title: 'What is not covered' }),
  })
  .meta({ title: 'Deposit insurance' });

/** A step of the timeline. */
const step = z
  .strictObject({
    when: text.meta({ title: 'When', description: 'A day such as {filingsDue}, or a few words.' }),
    title: text.meta({ title: 'Title' }),
    text: text.meta({ title: 'Text', isLong: true }),
  })
  .meta({ graphqlType: 'TimelineStep' });

/** The sections of the home page. */
export const LANDING_KINDS: readonly SiteKind[] = [
  sectionText(
    // Browser tabs and search engines show its heading and its description for the home page.
    { type: 'LandingHero', name: 'hero', title: 'Top of the page', interfaces: ['PageText'] },
    {
      heading: heading.meta({
        description:
          'At most 55 characters. It is also the title in browser tabs and search results, where the name of the service follows it.',
      }),
      description: description.meta({
        description:
          'They show it below the heading: 120 to 155 characters. {launch} shows when the service launches.',
      }),
      learnMoreButton: text.meta({ title: 'Button that leads to the services' }),
      joinNote: text.meta({ title: 'Note below the buttons' }),
      launchNote: text.meta({
        title: 'Note on the launch',
        description: 'Write {launch} and {quarter} for the dates, which follow the facts of the site.',
        isLong: true,
      }),
      excerpt,
    },
  ),
  menuSectionText(
    { type: 'LandingServices', name: 'services', title: 'Services', body: 'intro' },
    {
      heading,
      newsletter,
      bulletin,
      meeting,
    },
  ),
  menuSectionText(
    { type: 'LandingBenefits', name: 'benefits', title: 'Benefits' },
    {
      heading,
      insurance,
    },
  ),
  menuSectionText(
    { type: 'LandingHowItWorks', name: 'how-it-works', title: 'How it works', body: 'intro' },
    {
      heading,
      timelineLabel: text.meta({ title: 'Description for screen readers' }),
      quarterEnds: step.meta({ title: 'The quarter ends' }),
      filingsDue: step.meta({ title: 'Filings are due' }),
      reading: step.meta({ title: 'Between the filings and the issue' }),
      issue: step.meta({ title: 'The issue' }),
    },
  ),
  menuSectionText({ type: 'LandingWaitlist', name: 'waitlist', title: 'Waitlist form' }, waitlistFields),
  menuSectionText(
    { type: 'LandingFaq', name: 'faq', title: 'Questions and answers', body: 'intro' },
    {
      heading,
    },
  ),
];
