import { ISLANDS } from '../../plugins/islands';

// Ids in components, by page. The content check reports headings and file names that would repeat one.

/** On every page. */
export const LAYOUT_IDS = {
  main: 'main',
  menu: 'menu',
  /** The template with the page's script tags. */
  scripts: ISLANDS.scriptsId,
} as const;

/** The sections of the landing page in the order of the menu (docs/requirements.md, section 2). */
export const SECTION_IDS = ['services', 'benefits', 'how-it-works', 'faq', 'waitlist'] as const;

export type SectionId = (typeof SECTION_IDS)[number];

export const sectionHeadingId = (section: SectionId): string => `${section}-heading`;

/** Other ids of the landing page. */
export const LANDING_IDS = {
  heroHeading: 'hero-heading',
  coverageTitle: 'coverage-title',
  questions: 'faq-list',
} as const;

/** The fields of the form, their hints and messages, and what stands there after a sign-up. */
export const FIELD_IDS = {
  name: 'waitlist-name',
  email: 'waitlist-email',
  website: 'waitlist-website',
  nameHint: 'waitlist-name-hint',
  emailHint: 'waitlist-email-hint',
  nameError: 'waitlist-name-error',
  emailError: 'waitlist-email-error',
  joined: 'waitlist-joined',
} as const;

export const LEGAL_TABS_ID = 'legal-tabs';

/** @returns the id of a document on the legal page, by the name of the document */
export const documentId = (document: string) => `${document}-document`;

/** The list of contents of a legal document, a class: the legal page has four. */
export const CONTENTS_CLASS = 'contents';

/** On the history page. */
export const HISTORY_IDS = { day: 'day', check: 'technical-check' } as const;

/** On the page of a legal version. */
export const VERSION_IDS = { changes: 'changes', text: 'text', check: 'technical-check' } as const;
