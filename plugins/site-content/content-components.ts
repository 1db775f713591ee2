import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { isLaunchWord, LAUNCH_WORDS, type LaunchWord, launchWord } from './launch';
import type { SiteFacts } from './site-facts';

/** What a build does with sign-ups: simulates, delivers, or delivers to a receiver that asks to confirm by email. */
export type SignUps = 'simulated' | 'delivered' | 'confirmed';

/** The facts of a build that components show; legal texts are the same in every build and know no `signUps`. */
export type PublishedFacts = SiteFacts & { signUps?: SignUps | 'any' | undefined };

/** The facts of site.yaml that texts can show. */
type ShownFact = 'brand' | 'email' | 'operator' | 'postalAddress' | LaunchWord;

/** A component that content may use besides Markdown. */
interface ContentComponent {
  /** The fact that the empty tag (`<Brand />`) shows; without one, it encloses Markdown (`<Callout>…</Callout>`). */
  fact?: ShownFact;
  /** The sentence until an optional fact is in site.yaml; the content check warns about it. */
  placeholder?: string;
  /** Its attributes; each is a string and required. */
  attributes?: readonly string[];
  /** Its text may differ from build to build, so a legal text cannot have it. */
  changes?: true;
  toHtml: (
    facts: PublishedFacts,
    children: ElementContent[],
    attributes: Readonly<Record<string, string>>,
  ) => Element | ElementContent[];
}

/** The text of a fact, or of a word that follows from the launch; undefined while an optional fact is open. */
export const shownFact = (fact: ShownFact, facts: SiteFacts): string | undefined =>
  isLaunchWord(fact) ? launchWord(fact, facts) : facts[fact];

/** Shows a fact as text. */
const factAsText = (fact: ShownFact, placeholder = ''): ContentComponent => ({
  fact,
  placeholder,
  toHtml: (facts) => [{ type: 'text', value: shownFact(fact, facts) ?? placeholder }],
});

/** `<Launch />`, `<QuarterEnd />` and the like. */
const launchComponents = LAUNCH_WORDS.map((word) => [
  word.charAt(0).toUpperCase() + word.slice(1),
  { ...factAsText(word), changes: true },
]);

/** Shows its content in builds of one kind only. The content check reads that of `any` kind, which no build shows. */
const onlyWhen = (signUps: SignUps): ContentComponent => ({
  changes: true,
  toHtml: (facts, children) => {
    if (facts.signUps === 'any') return h('div', { hidden: true }, children);
    return facts.signUps === signUps ? children : [];
  },
});

/** The allow-list. Each component becomes static markup at build time; none runs in the browser. */
export const CONTENT_COMPONENTS: ReadonlyMap<string, ContentComponent> = new Map(
  Object.entries<ContentComponent>({
    Brand: factAsText('brand'),
    ContactEmail: {
      fact: 'email',
      toHtml: ({ email }) => {
        const [name = '', host = ''] = email.split('@');
        // A long address may break before its host only.
        return h('a', { href: `mailto:${email}` }, `${name}@`, h('wbr'), host);
      },
    },
    ...Object.fromEntries(launchComponents),
    IfSimulated: onlyWhen('simulated'),
    IfDelivered: onlyWhen('delivered'),
    IfConfirmed: onlyWhen('confirmed'),
    Operator: factAsText('operator', 'to be added here before the waitlist opens'),
    PostalAddress: factAsText('postalAddress', 'to be added here before the waitlist opens'),
    Callout: {
      toHtml: (_facts, children) => h('div', { className: ['callout'], role: 'note' }, children),
    },
    Figure: {
      attributes: ['src', 'alt'],
      toHtml: (_facts, children, { src, alt }) =>
        h('figure', [h('img', { src, alt, loading: 'lazy' }), h('figcaption', children)]),
    },
  }),
);
