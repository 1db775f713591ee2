import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { SiteFacts } from './schemas';

type Attributes = Readonly<Record<string, string>>;

/** What a document may hold besides Markdown. */
export interface ContentComponent {
  /** The attributes it takes, each a string and each needed. */
  attributes: readonly string[];
  /** Whether it stands around Markdown (`<Callout>…</Callout>`) or alone (`<Brand />`). */
  hasContent: boolean;
  toHtml: (
    facts: SiteFacts,
    attributes: Attributes,
    children: ElementContent[],
  ) => Element | ElementContent[];
}

/** What stands for the postal address until the operator fills it in; the content check lists it. */
const OPEN_POSTAL_ADDRESS = '[postal address to be added by the operator]';

/** The allow-list. Each is static markup made at build; nothing of it runs in the browser. */
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
      // Where it does not fit a line, it breaks before the host and not anywhere.
      return h('a', { href: `mailto:${email}` }, `${name}@`, h('wbr'), host);
    },
  },
  PostalAddress: {
    attributes: [],
    hasContent: false,
    toHtml: ({ postalAddress }) =>
      postalAddress ? [{ type: 'text', value: postalAddress }] : h('mark', OPEN_POSTAL_ADDRESS),
  },
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
