// The production browser bundle begins here, in place of Gatsby's own runtime.
import { FaqAccordion } from '../faq/FaqAccordion';
import { CurrentYear } from '../layout/CurrentYear';
import { NavBar } from '../layout/NavBar';
import { AttemptedPath } from '../layout/AttemptedPath';
import { DateQuestion } from '../legal/DateQuestion';
import { LegalTabs } from '../legal/LegalTabs';
import { WaitlistForm } from '../waitlist/WaitlistForm';
import { hydrateIslands } from './hydrate';

hydrateIslands({
  'attempted-path': AttemptedPath,
  'current-year': CurrentYear,
  'date-question': DateQuestion,
  'faq-accordion': FaqAccordion,
  'legal-tabs': LegalTabs,
  'nav-bar': NavBar,
  'waitlist-form': WaitlistForm,
});
