import { z } from 'zod';
import { LEGAL_DOCUMENTS, ROUTES } from '../../src/shared/routes';
import { date, text } from './fields';

/** A kind of content: its files, their front matter, and the type of their nodes. GraphQL follows from it. */
export interface ContentKind {
  /** The GraphQL type. */
  type: string;
  /** The folder of its files, below `content/`. */
  folder: string;
  /** The names of its files; undefined where every name that can be an anchor will do. */
  names?: readonly string[];
  frontMatter: z.ZodObject;
  /** The level that a `##` of the file gets on the page. */
  headingLevel: 2 | 3 | 4;
  /** Prefixes ids of headings with the entry's name, where several bodies share a page. */
  prefixIds?: true;
  /** Gives nodes the index of their name as the field `order`. */
  ordered?: true;
}

export const legalDocument = z.strictObject({
  title: text,
  tabLabel: text,
  lastUpdated: date,
  changeNote: text,
  summary: text,
  /** Counsel has read the recorded text; it holds until the text changes. */
  reviewed: z.strictObject({ by: text, on: date }).optional(),
});

/** content/legal/record: loose, because the fields of edited files may change after a publication. */
export const recordedVersion = z.looseObject({
  title: z.string().trim(),
  tabLabel: z.string().trim(),
  lastUpdated: z.string().trim(),
  changeNote: z.string().trim(),
  summary: z.string().trim(),
});

const PAGES = Object.values(ROUTES)
  .flatMap(({ content }) => content)
  .flatMap((file) => /^pages\/(.+)\.mdx$/.exec(file)?.[1] ?? []);

const landing = (type: string, name: string, fields: z.ZodRawShape): ContentKind => {
  return { type, folder: 'landing', names: [name], frontMatter: z.strictObject(fields), headingLevel: 3 };
};

/** One for each quarter of the example. */
const figures = z.array(text).length(2, 'must be a list of two figures, one for each quarter');

export const CONTENT_KINDS: readonly ContentKind[] = [
  {
    type: 'FaqEntry',
    folder: 'faq',
    headingLevel: 4,
    prefixIds: true,
    frontMatter: z.strictObject({
      question: text,
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
  },
  {
    type: 'PageWords',
    folder: 'pages',
    names: PAGES,
    headingLevel: 2,
    frontMatter: z.strictObject({
      heading: text,
      description: text,
      /** Legal page only: the link that prints all documents. */
      printAll: text.optional(),
      /** Not-found page only: the link to the home page. */
      homeLink: text.optional(),
    }),
  },
  landing('LandingHero', 'hero', {
    heading: text,
    joinButton: text,
    learnMoreButton: text,
    joinNote: text,
    consentNote: text,
    launchNote: text,
    /** An example of an issue: published figures, and what it says about one of them. */
    example: z.strictObject({
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
    }),
  }),
  landing('LandingServices', 'services', { menu: text, heading: text }),
  landing('LandingBenefits', 'benefits', {
    menu: text,
    heading: text,
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
    heading: text,
    timelineLabel: text,
    /** In order of date; the last is the day of the newsletter. */
    steps: z
      .array(z.strictObject({ when: text, title: text, text }))
      .min(2, 'must be a list of at least two steps'),
    monthly: z.strictObject({ when: text, title: text, text }),
  }),
  landing('LandingWaitlist', 'waitlist', {
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
  }),
  landing('LandingFaq', 'faq', { menu: text, heading: text, linkLabel: text }),
];

/** The files that the site cannot be built without, as paths below `content/`. */
export const NEEDED_FILES: readonly string[] = [
  'site.yaml',
  'policy.yaml',
  ...CONTENT_KINDS.flatMap(({ folder, names = [] }) => names.map((name) => `${folder}/${name}.mdx`)),
];

const ANCHOR = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Finds the kind of a content file.
 *
 * @param file path below `content/`, for instance `faq/launch.mdx`
 * @returns the kind and the entry's name; null when no kind has such a file
 */
export function kindOf(file: string): { kind: ContentKind; name: string } | null {
  const [, folder, name = ''] = /^(\w+)\/(.+)\.mdx$/.exec(file) ?? [];
  const kind = CONTENT_KINDS.find(
    (one) => one.folder === folder && (one.names ? one.names.includes(name) : ANCHOR.test(name)),
  );
  return kind ? { kind, name } : null;
}
