import { z } from 'zod';
import { text, type ContentKind } from '../../plugins/mdx-content';
import { legalDocument } from '../../plugins/legal-record';
import { LEGAL_DOCUMENTS } from '../shared/routes';

/** A section of the home page: one file in content/landing. */
const landing = (type: string, name: string, fields: z.ZodRawShape): ContentKind => ({
  type,
  folder: 'landing',
  names: [name],
  frontMatter: z.strictObject(fields),
  headingLevel: 3,
  datesFollowFacts: true,
});

/** The heading of a page or a section, which every visitor reads. */
const heading = text.meta({ alwaysVisible: true });

/** The text of a page other than the home page: one file in content/pages. */
const page = (type: string, name: string, fields: z.ZodRawShape = {}): ContentKind => ({
  type,
  folder: 'pages',
  names: [name],
  headingLevel: 2,
  frontMatter: z.strictObject({ heading, description: text, ...fields }),
});

/** The figures of a row of the example, one for each of its quarters. */
const figures = z.array(text).length(2, 'must be a list of two figures, one for each quarter');

/** What content/ holds. GraphQL types, nodes, the content check and the types of the queries follow from it. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  {
    type: 'FaqEntry',
    folder: 'faq',
    headingLevel: 4,
    prefixIds: true,
    nameIsAnchor: true,
    uniqueFields: ['order'],
    datesFollowFacts: true,
    frontMatter: z.strictObject({
      question: text.meta({ alwaysVisible: true }),
      order: z.int('must be a whole number from 1').min(1, 'must be a whole number from 1'),
    }),
  },
  {
    type: 'LegalDocument',
    folder: 'legal',
    names: LEGAL_DOCUMENTS,
    frontMatter: legalDocument,
    headingLevel: 3,
    prefixIds: true,
    ordered: true,
    isFixed: true,
  },
  /** `printAll` is the link that prints all documents. */
  page('LegalPageText', 'legal', { printAll: text }),
  page('LegalHistoryText', 'legal-history'),
  /** `homeLink` is the link to the home page. */
  page('NotFoundText', 'not-found', { homeLink: text }),
  landing('LandingHero', 'hero', {
    heading,
    joinButton: text,
    learnMoreButton: text,
    joinNote: text,
    consentNote: text,
    launchNote: text,
    /** An example of an issue: published figures, and what it says about one of them. */
    example: z
      .strictObject({
        label: text,
        title: text,
        quarters: z
          .array(
            z.strictObject({
              name: text,
              source: z.url({ protocol: /^https$/, error: 'must begin with https://' }),
            }),
          )
          .length(2, 'must be a list of two quarters'),
        /** The issue explains the last one. */
        rows: z.array(z.strictObject({ item: text, figures })).min(1, 'must be a list of at least one row'),
        tag: text,
        headline: text,
        share: text,
        points: z.array(z.strictObject({ label: text, text })).min(1, 'must be a list of at least one point'),
        source: text,
        note: text,
      })
      .meta({ hasFixedDates: true }),
  }),
  landing('LandingServices', 'services', { menu: text, heading }),
  landing('LandingBenefits', 'benefits', {
    menu: text,
    heading,
    coverage: z.strictObject({
      title: text,
      /** The figure shows its amount large. */
      sentence: text.regex(/^[^$]*\$[\d,]+[^$]*$/, 'must have one amount, such as $250,000'),
      note: text,
      example: z.strictObject({
        title: text,
        banks: z.array(text).length(2, 'must be a list of two banks'),
        categories: z.array(text).length(2, 'must be a list of two categories'),
        limit: text,
      }),
      excluded: z.strictObject({ title: text, items: z.array(text) }),
    }),
  }),
  landing('LandingHowItWorks', 'how-it-works', {
    menu: text,
    heading,
    timelineLabel: text,
    /** In order of date; the last is the day of the newsletter. */
    steps: z
      .array(z.strictObject({ when: text, title: text, text }))
      .min(2, 'must be a list of at least two steps'),
    monthly: z.strictObject({ when: text, title: text, text }),
  }),
  landing('LandingWaitlist', 'waitlist', {
    menu: text,
    heading,
    nameLabel: text,
    emailLabel: text,
    submitButton: text,
    /** What happens next, shown after a sign-up, by what the build does with sign-ups. */
    joined: z.strictObject({ simulated: text, delivered: text, confirmed: text }),
    again: text,
    noScript: text,
    notReady: text,
  }),
  landing('LandingFaq', 'faq', { menu: text, heading, linkLabel: text }),
];
