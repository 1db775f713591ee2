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
  title: z.string().trim(),
  tabLabel: z.string().trim(),
  lastUpdated: z.string().trim(),
  changeNote: z.string().trim(),
  summary: z.string().trim(),
});

/** content/landing/hero.mdx */
export const hero = z.strictObject({
  heading: text,
  joinButton: text,
  learnMoreButton: text,
  joinNote: text,
  launchNote: text,
  specimen: z.strictObject({
    label: text,
    /** A part of a Call Report; the last row is the one that the newsletter explains. */
    filing: z.strictObject({
      title: text,
      date: text,
      rows: z.array(z.strictObject({ code: text, item: text })).min(2, 'must be a list of at least two rows'),
      blank: text,
    }),
    newsletter: z.strictObject({
      tag: text,
      quarter: text,
      headline: text,
      lines: z.array(z.strictObject({ label: text, text })).min(1, 'must be a list of at least one line'),
      change: z.strictObject({ label: text, boxes: z.array(text), note: text }),
    }),
    caption: text,
  }),
});

/** content/landing/services.mdx */
export const services = z.strictObject({ menu: text, heading: text });

/** content/landing/benefits.mdx */
export const benefits = z.strictObject({
  menu: text,
  heading: text,
  coverage: z
    .strictObject({
      title: text,
      sentence: text,
      /** Parts of the sentence that the figure emphasizes, in the order in which they occur. */
      amount: text,
      conditions: z.array(text).length(3, 'must be a list of the three conditions'),
      note: text,
      example: z.strictObject({
        title: text,
        banks: z.array(text).length(2, 'must be a list of two banks'),
        categories: z.array(text).length(2, 'must be a list of two categories'),
        limit: text,
      }),
      excluded: z.strictObject({ title: text, items: z.array(text) }),
    })
    .superRefine(({ sentence, amount, conditions }, context) => {
      let end = 0;
      for (const [path, part] of [['amount', amount] as const, ...Array.from(conditions.entries())]) {
        const start = sentence.indexOf(part, end);
        if (start === -1) {
          context.addIssue({
            code: 'custom',
            path: path === 'amount' ? [path] : ['conditions', path],
            message: 'must be words of the sentence, in the same order',
          });
        }
        end = start + part.length;
      }
    }),
});

/** content/landing/how-it-works.mdx */
export const howItWorks = z.strictObject({
  menu: text,
  heading: text,
  timelineLabel: text,
  /** In order of date; the last is the day of the newsletter. */
  steps: z
    .array(z.strictObject({ when: text, title: text, text }))
    .min(2, 'must be a list of at least two steps'),
  monthly: z.strictObject({ when: text, title: text, text }),
});

/** content/landing/waitlist.mdx */
export const waitlist = z.strictObject({
  menu: text,
  heading: text,
  nameLabel: text,
  emailLabel: text,
  submitButton: text,
  /** What happens next, shown after a sign-up, by what the build does with sign-ups. */
  joined: z.strictObject({ simulated: text, delivered: text, confirmed: text }),
  again: text,
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
  /** The last day on which `launch` is true. */
  launchBy: date,
  notice: text,
  previewNotice: text,
  /** The legal name of the operator. */
  operator: text.optional(),
  postalAddress: text.optional(),
  /** Until the first publication only: the legal record may be started anew. */
  unpublished: z.literal(true, 'must be true; after the first publication, remove the line').optional(),
  repository: z
    .string('must be text')
    .regex(
      /^https:\/\/[\w.-]+(\/[\w.-]+)+$/,
      'must be the https:// address of the repository, without a slash at the end',
    )
    .optional(),
  social: z.array(
    z.strictObject({
      name: text,
      url: z.url({ protocol: /^https$/, error: 'must begin with https://' }).optional(),
    }),
  ),
});

export type SiteFacts = z.infer<typeof siteFacts>;
