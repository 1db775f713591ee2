import { h } from 'hastscript';
import type { CheckableComponent } from '../../plugins/content-check';
import { CALLOUT_CLASS, UNBROKEN_CLASS } from '../../src/shared/content-classes';
import { OPEN_FACT_TEXT } from '../../src/shared/phrases';
import { splitEmail } from '../../src/shared/split-email';
import { LAUNCH_PLACEHOLDER_NAMES, type LaunchPlaceholderName } from './launch-placeholders';

/** The labels of the buttons that insert the facts of the launch. */
const LAUNCH_TITLES: Readonly<Record<LaunchPlaceholderName, string>> = {
  launch: 'Launch',
  quarter: 'Quarter of the first issue',
  quarterMonths: 'Months of the quarter',
  quarterEnd: 'End of the quarter',
  filingsDue: 'Day when filings are due',
};

/** Makes the component that shows the placeholder with this name. */
const launchComponent = (name: LaunchPlaceholderName): CheckableComponent => ({
  title: LAUNCH_TITLES[name],
  fact: name,
  variesByBuild: true,
});

/** The components `<Launch />`, `<QuarterEnd />` and so on, with the names of their placeholders. */
const launchComponents = Object.fromEntries(
  LAUNCH_PLACEHOLDER_NAMES.map((name) => [
    name.charAt(0).toUpperCase() + name.slice(1),
    launchComponent(name),
  ]),
);

/** The components that content may use besides Markdown. */
export const COMPONENTS: Readonly<Record<string, CheckableComponent>> = {
  ContactEmail: {
    title: 'Contact address',
    fact: 'email',
    insteadOf: 'the contact address',
    factToHtml: (email) => {
      const [mailbox, host] = splitEmail(email);
      return h('a', { href: `mailto:${email}` }, mailbox, h('wbr'), host);
    },
  },
  ...launchComponents,
  Quarter: {
    ...launchComponent('quarter'),
    // A line would otherwise break at the hyphen of `first-quarter 2025`.
    factToHtml: (quarter) => h('span', { className: [UNBROKEN_CLASS] }, quarter),
  },
  Brand: { title: 'Name of the service', fact: 'brand', insteadOf: 'the brand', hasOneSpelling: true },
  Operator: { title: 'Operator', fact: 'operator', openText: OPEN_FACT_TEXT },
  PostalAddress: { title: 'Postal address', fact: 'postalAddress', openText: OPEN_FACT_TEXT },
  IfSimulated: { title: 'While the form is not connected', variant: 'simulated', variesByBuild: true },
  IfDelivered: { title: 'When sign-ups are sent', variant: 'delivered', variesByBuild: true },
  IfConfirmed: { title: 'When sign-ups are confirmed by email', variant: 'confirmed', variesByBuild: true },
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
