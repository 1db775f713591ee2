import type { SectionId } from './ids';
import { ROUTES } from './routes';

/** @returns the fragment of a link to a section, from the home page itself */
export const sectionHash = (section: SectionId): string => `#${section}`;

/** @returns the path and fragment of a link from another page to a section of the home page */
export const sectionPath = (section: SectionId): string => `${ROUTES.home}${sectionHash(section)}`;
