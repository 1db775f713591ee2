import type { z } from 'zod';
import { ROUTES } from '../../src/shared/routes';
import * as schemas from './schemas';

/** The legal documents of the specification (section 2), in the order of their tabs. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'cookie', 'disclaimer'] as const;

/** A kind of content: its files, their front matter, and the type of their nodes. */
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

const PAGES = Object.values(ROUTES)
  .flatMap(({ content }) => content)
  .flatMap((file) => /^pages\/(.+)\.mdx$/.exec(file)?.[1] ?? []);

const landing = (type: string, name: string, frontMatter: z.ZodObject): ContentKind => {
  return { type, folder: 'landing', names: [name], frontMatter, headingLevel: 3 };
};

export const CONTENT_KINDS: readonly ContentKind[] = [
  { type: 'FaqEntry', folder: 'faq', frontMatter: schemas.faqEntry, headingLevel: 4, prefixIds: true },
  {
    type: 'LegalDocument',
    folder: 'legal',
    names: LEGAL_DOCUMENTS,
    frontMatter: schemas.legalDocument,
    headingLevel: 3,
    prefixIds: true,
    ordered: true,
  },
  { type: 'PageWords', folder: 'pages', names: PAGES, frontMatter: schemas.pageWords, headingLevel: 2 },
  landing('LandingHero', 'hero', schemas.hero),
  landing('LandingServices', 'services', schemas.services),
  landing('LandingBenefits', 'benefits', schemas.benefits),
  landing('LandingHowItWorks', 'how-it-works', schemas.howItWorks),
  landing('LandingWaitlist', 'waitlist', schemas.waitlist),
  landing('LandingFaq', 'faq', schemas.faqIntro),
];

/** The files that the site cannot be built without, as paths below `content/`. */
export const NEEDED_FILES: readonly string[] = CONTENT_KINDS.flatMap(({ folder, names = [] }) =>
  names.map((name) => `${folder}/${name}.mdx`),
);

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
