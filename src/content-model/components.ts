import { h } from 'hastscript';
import type { ContentComponent } from '../../plugins/mdx-content';
import { LAUNCH_WORDS } from './launch';

const OPEN = 'to be added here before the waitlist opens';

/** `<Launch />`, `<QuarterEnd />` and the like: each shows the placeholder of its name. */
const launchComponents = Object.fromEntries(
  LAUNCH_WORDS.map((word): [string, ContentComponent] => [
    word.charAt(0).toUpperCase() + word.slice(1),
    { fact: word, varies: true },
  ]),
);

/** The components that content may use besides Markdown. */
export const COMPONENTS: Readonly<Record<string, ContentComponent>> = {
  Brand: { fact: 'brand', insteadOf: 'the brand', spelledAlike: true },
  ContactEmail: {
    fact: 'email',
    insteadOf: 'the contact address',
    toHtml: ({ email }) => {
      const [name = '', host = ''] = String(email).split('@');
      // A long address may break before its host only.
      return h('a', { href: `mailto:${String(email)}` }, `${name}@`, h('wbr'), host);
    },
  },
  ...launchComponents,
  IfSimulated: { variant: 'simulated', varies: true },
  IfDelivered: { variant: 'delivered', varies: true },
  IfConfirmed: { variant: 'confirmed', varies: true },
  Operator: { fact: 'operator', openText: OPEN },
  PostalAddress: { fact: 'postalAddress', openText: OPEN },
  EuRepresentative: { fact: 'euRepresentative' },
  UkRepresentative: { fact: 'ukRepresentative' },
  IfEuRepresentative: { ifKnown: 'euRepresentative' },
  IfUkRepresentative: { ifKnown: 'ukRepresentative' },
  Callout: {
    toHtml: (_facts, children) => h('div', { className: ['callout'], role: 'note' }, children),
  },
  Figure: {
    attributes: ['src', 'alt'],
    toHtml: (_facts, children, { src, alt }) =>
      h('figure', [h('img', { src, alt, loading: 'lazy' }), h('figcaption', children)]),
  },
};
