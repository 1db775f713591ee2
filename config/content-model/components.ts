import { h } from 'hastscript';
import { CALLOUT_CLASS } from '../../src/shared/content-classes';
import { MISSING_FACT_TEXT } from '../../src/shared/missing-fact-text';
import type { LaunchPlaceholderName } from './launch-placeholders';
import type { ModelComponent } from './model-types';
import type { SignUpMode } from './sign-up-modes';
import type { SiteFacts } from './site-facts';

/** The facts that are texts. No others can be shown. */
type TextFact = {
  [Name in keyof SiteFacts]-?: SiteFacts[Name] extends string | undefined ? Name : never;
}[keyof SiteFacts];

/** A component of this site. It can name only facts, placeholders and variants that the site has. */
type SiteComponent = ModelComponent & {
  fact?: TextFact | LaunchPlaceholderName;
  ifKnown?: TextFact;
  variant?: SignUpMode;
};

/** The components that content may use besides Markdown. */
export const COMPONENTS: Readonly<Record<string, SiteComponent>> = {
  ContactEmail: {
    title: 'Contact address',
    fact: 'email',
    insteadOf: 'the contact address',
    factToHtml: (email) => h('a', { href: `mailto:${email}` }, email),
  },
  Launch: { title: 'Launch', fact: 'launch' },
  Quarter: { title: 'Quarter of the first issue', fact: 'quarter' },
  QuarterMonths: { title: 'Months of the quarter', fact: 'quarterMonths' },
  QuarterEnd: { title: 'End of the quarter', fact: 'quarterEnd' },
  FilingsDue: { title: 'Day when filings are due', fact: 'filingsDue' },
  Brand: { title: 'Name of the service', fact: 'brand', insteadOf: 'the brand', hasOneSpelling: true },
  Operator: { title: 'Operator', fact: 'operator', textIfMissing: MISSING_FACT_TEXT },
  PostalAddress: { title: 'Postal address', fact: 'postalAddress', textIfMissing: MISSING_FACT_TEXT },
  IfSimulated: { title: 'While the form is not connected', variant: 'simulated' },
  IfDelivered: { title: 'When sign-ups are sent', variant: 'delivered' },
  IfConfirmed: { title: 'When sign-ups are confirmed by email', variant: 'confirmed' },
  OperatorCountry: { fact: 'operatorCountry' },
  EuRepresentative: { fact: 'euRepresentative' },
  UkRepresentative: { fact: 'ukRepresentative' },
  IfOperatorCountry: { ifKnown: 'operatorCountry' },
  IfEuRepresentative: { ifKnown: 'euRepresentative' },
  IfUkRepresentative: { ifKnown: 'ukRepresentative' },
  Callout: {
    title: 'Box',
    wrapContent: (children) => h('div', { className: [CALLOUT_CLASS], role: 'note' }, children),
  },
};
