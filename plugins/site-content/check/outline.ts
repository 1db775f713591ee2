import type { Element, Root } from 'hast';
import GithubSlugger from 'github-slugger';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { compileMarkdown } from '../compile/compile-body';
import type { SignUps } from '../content-components';
import type { ContentDocument } from '../parse/content-document';
import type { Place } from '../parse/finding';
import { startOf } from '../parse/parse-body';
import type { SiteFacts } from '../site-facts';

/** A document without its trees: those of thousands would fill the memory. */
export interface Outline extends Omit<ContentDocument, 'nodes' | 'texts' | 'tree'> {
  /** The id that compileBody makes, without the number that it adds to a repeated one. */
  headings: { id: string; place: Place }[];
  /** Where its links lead. */
  links: { url: string; place: Place }[];
  /** The names of the components in the body. */
  components: ReadonlySet<string>;
}

const STATES: readonly SignUps[] = ['simulated', 'delivered', 'confirmed'];

/** Compiles a body as each build shows it: once, or for each of the states where they differ. */
export function compileStates({ tree, nodes, kind }: ContentDocument, facts: SiteFacts | undefined): Root[] {
  if (!tree || !facts) return [];
  const differs = nodes('mdxJsxFlowElement').some(({ name }) => name?.startsWith('If'));
  const options = { headingLevel: kind.headingLevel, idPrefix: '' };
  return (differs ? STATES : [undefined]).map((signUps) =>
    compileMarkdown(tree, { ...options, facts: { ...facts, signUps } }),
  );
}

/** Finds the typed elements of a document in all builds, each once. */
export function elementsOf(pages: readonly Root[], ...names: string[]): Element[] {
  const found = new Map<string, Element>();
  for (const page of pages) {
    visit(page, 'element', (node, _index, parent) => {
      const { position = parent?.position } = node;
      const key = `${node.tagName} ${position?.start.offset}`;
      if (names.includes(node.tagName) && position && !found.has(key)) found.set(key, { ...node, position });
    });
  }
  return [...found.values()];
}

/** @param pages what compileStates returns */
export function outlineOf(
  { nodes, texts: _texts, tree: _tree, ...document }: ContentDocument,
  pages: readonly Root[] = [],
): Outline {
  const { name, kind, body } = document;
  const elements = nodes('mdxJsxFlowElement', 'mdxJsxTextElement');
  return {
    ...document,
    headings: elementsOf(pages, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').flatMap((node) => {
      const slug = new GithubSlugger().slug(toString(node));
      return slug === '' ? [] : { id: kind.prefixIds ? `${name}-${slug}` : slug, place: startOf(node) };
    }),
    links: elementsOf(pages, 'a')
      .filter((node) => sourceOf(node, body).startsWith('['))
      .map((node) => ({ url: String(node.properties?.['href']), place: startOf(node) })),
    components: new Set(elements.map((node) => node.name ?? '')),
  };
}

/** An autolink: GitHub Flavored Markdown makes links of bare addresses. */
export const isBare = (node: Element, body: string) =>
  /^(?:https?:|www\.|[^\s[]+@)/i.test(sourceOf(node, body));

const sourceOf = ({ position }: Element, body: string) =>
  body.slice(position?.start.offset ?? 0, position?.end.offset);
