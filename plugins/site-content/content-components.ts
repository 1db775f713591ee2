import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { SiteFacts } from './site-facts';

type Attributes = Readonly<Record<string, string>>;

/** A component that content may use besides Markdown. */
interface ContentComponent {
  /** Its attributes; each is a string and required. */
  attributes: readonly string[];
  /** Whether it encloses Markdown (`<Callout>…</Callout>`) or is empty (`<Brand />`). */
  hasContent: boolean;
  /** Its text may differ from build to build, so a legal text cannot have it. */
  changes?: true;
  toHtml: (
    facts: PublishedFacts,
    attributes: Attributes,
    children: ElementContent[],
  ) => Element | ElementContent[];
}

/** What a build does with sign-ups: simulates, delivers, or delivers to a receiver that asks to confirm by email. */
export type SignUps = 'simulated' | 'delivered' | 'confirmed';

/** The facts of a build that components show; legal texts are the same in every build and know no `signUps`. */
export type PublishedFacts = SiteFacts & { signUps?: SignUps | undefined };

/** Shows its content in builds of one kind only. */
const onlyWhen = (signUps: SignUps): ContentComponent => ({
  attributes: [],
  hasContent: true,
  changes: true,
  toHtml: (facts, _attributes, children) => (facts.signUps === signUps ? children : []),
});

/** Facts that only the operator knows. Until one is in site.yaml, its component shows the placeholder. */
export const OPEN_FACTS = [
  { field: 'operator', component: 'Operator', placeholder: '[legal name to be added by the operator]' },
  {
    field: 'postalAddress',
    component: 'PostalAddress',
    placeholder: '[postal address to be added by the operator]',
  },
] as const;

/** Shows an open fact, or its marked placeholder, which the content check warns about. */
const openFact = ({ field, component, placeholder }: (typeof OPEN_FACTS)[number]) => [
  component,
  {
    attributes: [],
    hasContent: false,
    toHtml: ({ [field]: value }: PublishedFacts) =>
      value ? [{ type: 'text', value }] : h('mark', placeholder),
  },
];

/** The allow-list. Each component becomes static markup at build time; none runs in the browser. */
export const CONTENT_COMPONENTS: Readonly<Record<string, ContentComponent>> = {
  Brand: {
    attributes: [],
    hasContent: false,
    toHtml: ({ brand }) => [{ type: 'text', value: brand }],
  },
  ContactEmail: {
    attributes: [],
    hasContent: false,
    toHtml: ({ email }) => {
      const [name = '', host = ''] = email.split('@');
      // A long address may break before its host only.
      return h('a', { href: `mailto:${email}` }, `${name}@`, h('wbr'), host);
    },
  },
  Launch: {
    attributes: [],
    hasContent: false,
    changes: true,
    toHtml: ({ launch }) => [{ type: 'text', value: launch }],
  },
  IfSimulated: onlyWhen('simulated'),
  IfDelivered: onlyWhen('delivered'),
  IfConfirmed: onlyWhen('confirmed'),
  ...Object.fromEntries(OPEN_FACTS.map(openFact)),
  Callout: {
    attributes: [],
    hasContent: true,
    toHtml: (_facts, _attributes, children) => h('div', { className: ['callout'], role: 'note' }, children),
  },
  Figure: {
    attributes: ['src', 'alt'],
    hasContent: true,
    toHtml: (_facts, { src, alt }, children) =>
      h('figure', [h('img', { src, alt, loading: 'lazy' }), h('figcaption', children)]),
  },
};
