import { defineMenuSectionKind } from '../define-section-kind';

export const LANDING_FAQ = defineMenuSectionKind({
  type: 'LandingFaq',
  name: 'faq',
  title: 'Questions and answers',
  body: 'intro',
});
