import { defineMenuSectionKind } from '../define-section-kind';

/** The opening of the section with the questions; each question is a FaqEntry. */
export const LANDING_FAQ = defineMenuSectionKind({
  type: 'LandingFaq',
  name: 'faq',
  title: 'Questions and answers',
  body: 'intro',
});
