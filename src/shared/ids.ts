import { SCRIPTS_ID } from '../../plugins/islands/dom-names';

// The ids of our components, by page. The content check reports a heading or a file name that would repeat
// one of them.

export const LAYOUT_IDS = {
  main: 'main',
  menu: 'menu',
  scripts: SCRIPTS_ID,
} as const;

/** The sections of the home page in the order of the menu (docs/requirements.md, section 2). */
export const SECTION_IDS = ['services', 'benefits', 'how-it-works', 'faq', 'waitlist'] as const;

export type SectionId = (typeof SECTION_IDS)[number];

export const sectionHeadingId = (section: string): string => `${section}-heading`;

export const LANDING_IDS = {
  heroHeading: 'hero-heading',
  insuranceTitle: 'insurance-title',
  questions: 'faq-list',
} as const;

/**
 * The ids of the form's fields with their hints and messages, of its button, and of the group that takes
 * their place after a sign-up, with its heading.
 */
export const WAITLIST_IDS = {
  name: 'waitlist-name',
  email: 'waitlist-email',
  website: 'waitlist-website',
  nameNote: 'waitlist-name-note',
  emailNote: 'waitlist-email-note',
  submit: 'waitlist-submit',
  joined: 'waitlist-joined',
  joinedHeading: 'waitlist-joined-heading',
} as const;

/** The prefix of the ids that Reach gives to the tabs of the legal page and to their panels. */
export const LEGAL_TABS_ID = 'legal-tabs';

/**
 * @param name the name of a document, such as `terms`
 * @returns the id of the document on the legal page
 */
export const documentId = (name: string) => `${name}-document`;

/** The id of the details about checking a legal text, on the pages that have them. */
export const TECHNICAL_CHECK_ID = 'technical-check';

export const HISTORY_IDS = { day: 'day', check: TECHNICAL_CHECK_ID } as const;

export const ISSUE_IDS = { contents: 'contents' } as const;

export const NOT_FOUND_IDS = { pages: 'pages' } as const;

// The content check doesn't know these: ids in a legal text begin with the name of its document.
export const VERSION_IDS = { changes: 'changes', text: 'text' } as const;
