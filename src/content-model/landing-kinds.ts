import * as z from 'zod';
import { text } from '../../plugins/mdx-content';
import { AMOUNT } from '../shared/dollars';
import type { SectionId } from '../shared/ids';
import { ROUTES } from '../shared/routes';
import { heading, listOf, menu, pairOf, textWith } from './fields';
import type { SiteKind } from './site-kind';

/**
 * @param hasParts whether the section shows more than an introduction: the headings of the text, each
 *   with what stands below it
 * @returns the kind of the text of a section of the home page, which has one file in content/landing
 */
const sectionText = (
  { type, name, title, hasParts = false }: { type: string; name: string; title: string; hasParts?: boolean },
  fields: z.ZodRawShape,
): SiteKind => ({
  type,
  title,
  page: ROUTES.home,
  interfaces: ['SectionText'],
  folder: 'landing',
  names: [name],
  titleField: 'heading',
  frontMatter: z.strictObject(fields),
  headingLevel: 3,
  isIntroOnly: !hasParts,
  datesFollowFacts: true,
});

/** @returns the kind of the text of a section that the menu links to */
const menuSectionText = (
  kind: { type: string; name: SectionId; title: string; hasParts?: boolean },
  fields: z.ZodRawShape,
): SiteKind => ({
  ...sectionText(kind, { menu, ...fields }),
  interfaces: ['SectionText', 'MenuSection'],
});

const point = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    text: text.meta({ title: 'Text', isLong: true }),
  })
  .meta({ graphqlType: 'Point' });

const excerpt = z
  .strictObject({
    label: text.meta({ title: 'Description for screen readers', isLong: true }),
    headline: text.meta({ title: 'Headline', description: 'The page keeps its lines.', isLong: true }),
    context: text.meta({
      title: 'What the figures mean',
      description: 'One line, below the figures.',
    }),
    points: listOf(point, 'point').meta({ title: 'Points' }),
    remark: text.meta({
      title: 'Remark',
      description: 'It follows the source of the figures.',
      isLong: true,
    }),
  })
  .meta({
    title: 'Excerpt from the sample issue',
    description: 'What the issue says about its lead. The figures are those of the issue.',
    keepsItsDates: true,
  });

/** The heading and the text of a service. */
const service = {
  title: text.meta({ title: 'Heading' }),
  text: text.meta({ title: 'Text', isLong: true }),
};

const newsletter = z.strictObject(service).meta({ title: 'Newsletter' });

const bulletin = z
  .strictObject({
    ...service,
    example: z
      .strictObject({
        label: text.meta({ title: 'Label', description: 'Says what the example is.' }),
        headline: text.meta({ title: 'Headline' }),
        points: listOf(point, 'point').meta({ title: 'Points' }),
        abroad: point.meta({
          title: 'Point for readers abroad',
          description: 'Its text is marked in yellow.',
        }),
      })
      .meta({ title: 'Example of a bulletin' }),
  })
  .meta({ title: 'Bulletins' });

const meeting = z
  .strictObject({
    ...service,
    example: z
      .strictObject({
        label: text.meta({ title: 'Label', description: 'Says what the example is.' }),
        headline: text.meta({ title: 'Headline' }),
        points: listOf(point, 'point').meta({ title: 'Points' }),
      })
      .meta({ title: 'Example of an invitation' }),
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
    description: 'Each category at each bank is insured up to the amount of the sentence.',
  });

const insurance = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    sentence: text
      .refine((sentence) => sentence.split(AMOUNT).length === 3, 'must have one amount, such as $250,000')
      .meta({
        title: 'Sentence with the amount',
        description: 'Its amount is drawn large, and the words behind it are marked in yellow.',
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

/** A step of the timeline, or what happens each month. */
const step = z
  .strictObject({
    when: text.meta({ title: 'When', description: 'A day such as {filingsDue}, or a few words.' }),
    title: text.meta({ title: 'Title' }),
    text: text.meta({ title: 'Text', isLong: true }),
  })
  .meta({ graphqlType: 'TimelineStep' });

/** The hint of a text that shows the contact address as a link. */
const EMAIL_HINT = 'Write {email} for the contact address.';

/**
 * What takes the place of the form after a sign-up.
 *
 * @param explanation the schema of the text that says what happens next
 */
const afterSignUp = (title: string, explanation: z.ZodString) =>
  z
    .strictObject({
      title: text.meta({ title: 'Headline' }),
      sentTo: textWith('address')
        .meta({ title: 'Where we write to', description: 'Write {address} for the address that was typed.' })
        .optional(),
      text: explanation.meta({ title: 'Text', isLong: true }),
      again: text.meta({ title: 'Button', description: 'It shows the form again.' }),
    })
    .meta({ title, graphqlType: 'AfterSignUp' });

/** The sections of the home page. */
export const LANDING_KINDS: readonly SiteKind[] = [
  sectionText(
    { type: 'LandingHero', name: 'hero', title: 'Top of the page', hasParts: true },
    {
      heading,
      joinButton: text.meta({
        title: 'Button that leads to the form',
        description: 'The end of each issue has it, too.',
      }),
      learnMoreButton: text.meta({ title: 'Button that leads to the services' }),
      sampleLink: text.meta({
        title: 'Link to the sample issue',
        description: 'The excerpt, the services and the waitlist form have it.',
      }),
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
    { type: 'LandingServices', name: 'services', title: 'Services' },
    {
      heading,
      newsletter,
      bulletin,
      meeting,
    },
  ),
  menuSectionText(
    { type: 'LandingBenefits', name: 'benefits', title: 'Benefits', hasParts: true },
    {
      heading,
      insurance,
    },
  ),
  menuSectionText(
    { type: 'LandingHowItWorks', name: 'how-it-works', title: 'How it works' },
    {
      heading,
      timelineLabel: text.meta({ title: 'Description for screen readers' }),
      quarterEnds: step.meta({ title: 'The quarter ends' }),
      filingsDue: step.meta({ title: 'Filings are due' }),
      reading: step.meta({ title: 'Between the filings and the issue' }),
      issue: step.meta({ title: 'The issue' }),
    },
  ),
  menuSectionText(
    { type: 'LandingWaitlist', name: 'waitlist', title: 'Waitlist form', hasParts: true },
    {
      heading,
      notConnected: z
        .strictObject({
          title: text.meta({ title: 'First sentence', description: 'It is marked in yellow.' }),
          text: textWith('email').meta({ title: 'Text', description: EMAIL_HINT, isLong: true }),
        })
        .meta({
          title: 'While the form is not connected',
          description: 'Stands above the fields until the form is connected to a mailing list.',
          placeholders: ['email'],
        }),
      nameLabel: text.meta({ title: 'Label of the name' }),
      nameHint: text.meta({ title: 'Hint below that label', description: 'Why we ask. A few words.' }),
      emailLabel: text.meta({ title: 'Label of the email address' }),
      emailHint: text.meta({ title: 'Hint below that label', description: 'A few words.' }),
      consent: z
        .strictObject({
          emails: text.meta({
            title: 'What people agree to',
            description: 'Which emails they get.',
            isLong: true,
          }),
          sender: textWith('sender').meta({
            title: 'Who sends the emails',
            description: 'Write {sender} for the operator and the postal address.',
          }),
          unsubscribe: textWith('email').meta({
            title: 'How to unsubscribe',
            description: EMAIL_HINT,
            isLong: true,
          }),
        })
        .meta({
          title: 'What joining means',
          description:
            'Stands above the button once the form is connected. Ask counsel before you change it.',
          placeholders: ['sender', 'email'],
        }),
      nextStep: z
        .strictObject({
          simulated: text.meta({ title: 'While the form is not connected', isLong: true }),
          delivered: text.meta({ title: 'When the sign-up is sent', isLong: true }),
          confirmed: text.meta({ title: 'When the visitor has to confirm by email', isLong: true }),
        })
        .meta({
          title: 'What the button leads to',
          description: 'Stands above it. Visitors see one of these texts.',
        }),
      submitButton: text.meta({ title: 'Button' }),
      reassurance: listOf(text, 'sentence').meta({
        title: 'Sentences below the button',
        description: 'What worries people who are about to join. Write {launch} for the launch.',
        isAlwaysVisible: true,
      }),
      failed: z
        .strictObject({
          text: textWith('link').meta({
            title: 'Text',
            description: 'Follows the message. Write {link} for the words of the link.',
          }),
          link: text.meta({ title: 'Words of the link', description: 'The link starts an email to us.' }),
        })
        .meta({
          title: 'When sending has failed',
          description: 'Stands above the button.',
          placeholders: ['link'],
        }),
      joined: z
        .strictObject({
          simulated: afterSignUp(
            'While the form is not connected',
            textWith('email').meta({ description: EMAIL_HINT }),
          ),
          delivered: afterSignUp('When the sign-up was sent', text),
          confirmed: afterSignUp('When the visitor still has to confirm by email', text),
        })
        .meta({
          title: 'After a sign-up',
          description: 'What happens next. Visitors see one of them.',
          placeholders: ['address', 'email'],
        }),
      noScript: textWith('email').meta({
        title: 'Without JavaScript',
        description: EMAIL_HINT,
        isLong: true,
        placeholders: ['email'],
      }),
      notReady: textWith('email').meta({
        title: 'While the form is loading',
        description: `Shown to somebody who clicks early on a slow line. ${EMAIL_HINT}`,
        isLong: true,
        placeholders: ['email'],
      }),
    },
  ),
  menuSectionText(
    { type: 'LandingFaq', name: 'faq', title: 'Questions and answers' },
    {
      heading,
    },
  ),
];
