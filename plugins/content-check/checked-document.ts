import type { Element, Root } from 'hast';
import GithubSlugger from 'github-slugger';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { componentsOf, FILE_START, startOf, type ContentDocument, type Place } from '../mdx-content';

/** A document without its trees: those of thousands would fill the memory. */
export interface CheckedDocument extends Omit<ContentDocument, 'texts' | 'tree'> {
  /** The ids that links can point to: a question's name, and what compileBody makes of headings. */
  anchors: { id: string; place: Place }[];
  /** Where its links lead. */
  links: { url: string; place: Place }[];
  /** The names of the components in the body. */
  components: ReadonlySet<string>;
}

/** Finds the typed elements of a compiled body. */
export function elementsOf(page: Root, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(page, 'element', (node, _index, parent) => {
    const { position = parent?.position } = node;
    if (names.includes(node.tagName) && position) found.push({ ...node, position });
  });
  return found;
}

/** @param page the compiled body */
export function withoutTrees(
  { texts: _texts, tree, ...document }: ContentDocument,
  page: Root,
): CheckedDocument {
  const { name, kind, body } = document;
  const headings = elementsOf(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').flatMap((node) => {
    const slug = new GithubSlugger().slug(toString(node));
    return slug === '' ? [] : { id: kind.prefixIds ? `${name}-${slug}` : slug, place: startOf(node) };
  });
  return {
    ...document,
    anchors: kind.nameIsAnchor ? [{ id: name, place: FILE_START }, ...headings] : headings,
    links: elementsOf(page, 'a')
      .filter((node) => sourceOf(node, body).startsWith('['))
      .map((node) => ({ url: String(node.properties?.['href']), place: startOf(node) })),
    components: new Set(componentsOf(tree).map((node) => node.name ?? '')),
  };
}

/** An autolink: GitHub Flavored Markdown makes links of bare addresses. */
export const isBare = (node: Element, body: string) =>
  /^(?:https?:|www\.|[^\s[]+@)/i.test(sourceOf(node, body));

const sourceOf = ({ position }: Element, body: string) =>
  body.slice(position?.start.offset ?? 0, position?.end.offset);
