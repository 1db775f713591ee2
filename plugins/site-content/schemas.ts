import { z } from 'zod';
import { problemOfSiteUrl } from './site-url';

/** A text that is not empty. */
export const text = z.string('must be text').trim().min(1, 'must not be empty');
const date = z.iso.date({
  error: ({ input }) =>
    /^\d{4}-\d\d-\d\d$/.test(String(input))
      ? 'must be a day that the calendar has'
      : 'must be a date written as year, month and day, such as 2025-05-02',
});

/** Optional fields of every document, for editors; they are not published. */
export const editorialFields = {
  /** The day of the next review. */
  reviewBy: date.optional(),
  /** Single uses of wordings that content/policy.yaml forbids, each with its reason. */
  allow: z.array(z.strictObject({ rule: text, words: text, reason: text })).optional(),
};

/** content/faq/*.mdx */
export const faqEntry = z.strictObject({
  question: text,
  order: z.int('must be a whole number from 1').min(1, 'must be a whole number from 1'),
});

/** content/legal/*.mdx */
export const legalDocument = z.strictObject({
  title: text,
  tabLabel: text,
  lastUpdated: date,
  changeNote: text,
  summary: text,
});

/** content/legal/record: loose, because the fields of edited files may change after a publication. */
export const recordedVersion = z.looseObject({
  title: z.string(),
  tabLabel: z.string(),
  lastUpdated: z.string(),
  changeNote: z.string(),
  summary: z.string(),
});

/** content/landing/hero.mdx */
export const hero = z.strictObject({
  heading: text,
  joinButton: text,
  learnMoreButton: text,
  launchNote: text,
  illustration: z.strictObject({
    label: text,
    title: text,
    chartTitle: text,
    chartCaption: text,
    description: text,
    lines: z.array(text).length(3, 'must be a list of three lines'),
  }),
});

/** content/landing/services.mdx */
export const services = z.strictObject({ menu: text, heading: text });

/** content/landing/benefits.mdx */
export const benefits = z.strictObject({
  menu: text,
  heading: text,
  coverage: z.strictObject({
    title: text,
    amount: text,
    conditions: z
      .array(z.strictObject({ label: text, note: text }))
      .length(3, 'must be a list of the three conditions'),
    example: z.strictObject({
      title: text,
      depositor: text,
      banks: z.array(z.strictObject({ name: text, note: text })).length(2, 'must be a list of two banks'),
      categories: z.array(text).length(2, 'must be a list of two categories'),
      limit: text,
    }),
    sentence: text,
    footnote: text,
  }),
});

/** content/landing/how-it-works.mdx */
export const howItWorks = z.strictObject({
  menu: text,
  heading: text,
  timelineLabel: text,
  /** The range of the drawn calendar: whole months, beginning with the quarter. */
  calendar: z.strictObject({
    first: date,
    quarterEnds: date,
    last: date,
    quarter: text,
    description: text,
  }),
  steps: z
    // `on` is the step's day in the calendar; a step without it recurs each month.
    .array(z.strictObject({ when: text, on: date.optional(), title: text, text }))
    .min(2, 'must be a list of at least two steps'),
});

/** content/landing/waitlist.mdx */
export const waitlist = z.strictObject({
  menu: text,
  heading: text,
  nameLabel: text,
  emailLabel: text,
  submitButton: text,
  noScript: text,
  notReady: text,
});

/** content/landing/faq.mdx */
export const faqIntro = z.strictObject({ menu: text, heading: text, linkLabel: text });

/** content/pages/*.mdx */
export const pageWords = z.strictObject({
  heading: text,
  description: text,
  /** Legal page only: the link that prints all documents. */
  printAll: text.optional(),
});

/** content/site.yaml: the facts of the whole site. */
export const siteFacts = z.strictObject({
  brand: text,
  product: text,
  email: z.email('must be an email address'),
  url: z.string('must be text').refine((url) => problemOfSiteUrl(url) === undefined, {
    error: ({ input }) => problemOfSiteUrl(String(input)),
  }),
  title: text,
  description: text,
  launch: text,
  notice: text,
  previewNotice: text,
  postalAddress: text.optional(),
  social: z.array(
    z.strictObject({
      name: text,
      url: z.url({ protocol: /^https$/, error: 'must begin with https://' }).optional(),
    }),
  ),
});

export type SiteFacts = z.infer<typeof siteFacts>;
