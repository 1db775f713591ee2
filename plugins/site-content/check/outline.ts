import GithubSlugger from 'github-slugger';
import type { ContentDocument } from '../parse/content-document';
import type { Place } from '../parse/finding';
import { startOf, type MarkdownNode } from '../parse/parse-body';
import type { SiteFacts } from '../site-facts';
import { proseOfNode } from './prose';

/** A heading of a body, with its id on the page. */
interface OutlineHeading {
  text: string;
  /** The id that compileBody makes, without the number that it adds to a repeated one. */
  id: string;
  depth: number;
  place: Place;
  /** A setext heading: underlined, not preceded by "#". */
  underlined: boolean;
}

/** A document without its tree: the trees of thousands would fill the memory. */
export interface Outline extends Omit<ContentDocument, 'nodes' | 'texts'> {
  headings: OutlineHeading[];
  /** Without bare addresses, which need no check of where they lead. */
  links: { url: string; place: Place }[];
  /** The names of the components in the body. */
  components: ReadonlySet<string>;
}

/** @param facts what components write into headings */
export function outlineOf(
  { nodes, texts: _texts, ...document }: ContentDocument,
  facts?: SiteFacts,
): Outline {
  const { name, kind, body } = document;
  const elements = nodes('mdxJsxFlowElement', 'mdxJsxTextElement');
  return {
    ...document,
    headings: nodes('heading').map((node) => {
      const text = proseOfNode(node, body, facts)[0]?.text ?? '';
      const slug = new GithubSlugger().slug(withDashes(text));
      return {
        text,
        id: kind.prefixIds ? `${name}-${slug}` : slug,
        depth: node.depth,
        place: startOf(node),
        underlined: node.position?.start.line !== node.position?.end.line,
      };
    }),
    links: nodes('link', 'definition')
      .filter((node) => !isBare(node, body))
      .map((node) => ({ url: node.url, place: startOf(node) })),
    components: new Set(elements.map((element) => element.name ?? '')),
  };
}

/** An autolink: GitHub Flavored Markdown makes links of bare addresses. */
export const isBare = ({ position }: MarkdownNode, body: string) => body[position?.start.offset ?? 0] !== '[';

/** Two hyphens become a dash, which slugs leave out. */
const withDashes = (text: string) => text.replace(/(?<!-)--(?!-)/g, '—');
