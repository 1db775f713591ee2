import type { z } from 'zod';
import { ROUTES } from '../../src/shared/routes';
import * as schemas from './schemas';

/** The legal documents of the specification (section 2), in the order of their tabs. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'cookie', 'disclaimer'] as const;

/** A kind of content: its files, their front matter, and the type of their nodes. */
export interface ContentKind {
  /** The GraphQL type. */
  type: string;
  /** Matches the path below `content/` without `.mdx`; its group is the entry's name. */
  files: RegExp;
  frontMatter: z.ZodObject;
  /** The level that a `##` of the file gets on the page. */
  headingLevel: 2 | 3 | 4;
  /** Prefixes ids of headings with the entry's name, where several bodies share a page. */
  prefixIds: boolean;
  /** All names of a fixed list of entries; the index becomes the field `order`. */
  names?: readonly string[];
}

const landing = (type: string, name: (typeof LANDING)[number], frontMatter: z.ZodObject): ContentKind => ({
  type,
  files: new RegExp(`^landing/(${name})$`),
  frontMatter,
  headingLevel: 3,
  prefixIds: false,
});

const LANDING = ['hero', 'services', 'benefits', 'how-it-works', 'waitlist', 'faq'] as const;
const PAGES = Object.values(ROUTES)
  .flatMap(({ content }) => content)
  .flatMap((file) => /^pages\/(.+)\.mdx$/.exec(file)?.[1] ?? []);

/** The files that the site cannot be built without, as paths below `content/`. */
export const NEEDED_FILES: readonly string[] = [
  ...LEGAL_DOCUMENTS.map((name) => `legal/${name}.mdx`),
  ...LANDING.map((name) => `landing/${name}.mdx`),
  ...PAGES.map((name) => `pages/${name}.mdx`),
];

export const CONTENT_KINDS: readonly ContentKind[] = [
  {
    type: 'FaqEntry',
    // The name is an anchor.
    files: /^faq\/([a-z0-9]+(?:-[a-z0-9]+)*)$/,
    frontMatter: schemas.faqEntry,
    headingLevel: 4,
    prefixIds: true,
  },
  {
    type: 'LegalDocument',
    files: new RegExp(`^legal/(${LEGAL_DOCUMENTS.join('|')})$`),
    frontMatter: schemas.legalDocument,
    headingLevel: 3,
    prefixIds: true,
    names: LEGAL_DOCUMENTS,
  },
  {
    type: 'PageWords',
    files: new RegExp(`^pages/(${PAGES.join('|')})$`),
    frontMatter: schemas.pageWords,
    headingLevel: 2,
    prefixIds: false,
  },
  landing('LandingHero', 'hero', schemas.hero),
  landing('LandingServices', 'services', schemas.services),
  landing('LandingBenefits', 'benefits', schemas.benefits),
  landing('LandingHowItWorks', 'how-it-works', schemas.howItWorks),
  landing('LandingWaitlist', 'waitlist', schemas.waitlist),
  landing('LandingFaq', 'faq', schemas.faqIntro),
];

/**
 * Finds the kind of a content file.
 *
 * @param file path below `content/`, for instance `faq/launch.mdx`
 * @returns the kind and the entry's name; null when no kind has such a file
 */
export function kindOf(file: string): { kind: ContentKind; name: string } | null {
  if (!file.endsWith('.mdx')) return null;
  const stem = file.slice(0, -'.mdx'.length);
  for (const kind of CONTENT_KINDS) {
    const name = kind.files.exec(stem)?.[1];
    if (name) return { kind, name };
  }
  return null;
}
