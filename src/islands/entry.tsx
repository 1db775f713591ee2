// The production browser bundle begins here, in place of Gatsby's own runtime.
import { FaqAccordion } from '../faq/FaqAccordion';
import { CurrentYear } from '../layout/CurrentYear';
import { NavBar } from '../layout/NavBar';
import { AttemptedPath } from '../layout/AttemptedPath';
import { LegalTabs } from '../legal/LegalTabs';
import { WaitlistForm } from '../waitlist/WaitlistForm';
import { hydrateIslands } from './hydrate';

hydrateIslands({
  'attempted-path': AttemptedPath,
  'current-year': CurrentYear,
  'faq-accordion': FaqAccordion,
  'legal-tabs': LegalTabs,
  'nav-bar': NavBar,
  'waitlist-form': WaitlistForm,
});
