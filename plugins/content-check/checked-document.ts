import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ZodObject } from 'zod';
import { nearestMeta } from '../mdx-content';
import { componentsOf, startOf } from '../mdx-content/syntax';
import { FILE_START, type Place } from '../shared/finding';
import type { CheckedKind } from './checked-model';
import type { ContentDocument } from './parse/content-document';
import type { TextField } from './parse/read-yaml';

/** A link in a field or a body. */
interface Link {
  url: string;
  place: Place;
}

/**
 * A document without its trees and texts, which would fill the memory when there are thousands of
 * documents.
 */
export interface CheckedDocument extends Omit<ContentDocument<CheckedKind>, 'texts' | 'tree'> {
  /**
   * The ids that links can point to: those of headings, as compileBody makes them, and the
   * entry's name if it is one.
   */
  anchors: { id: string; place: Place }[];
  /** The addresses of the links in the fields and the body. */
  links: Link[];
  /** The names of the components in the body. */
  components: ReadonlySet<string>;
}

/** @param compiledBody the body as HTML nodes */
export function toCheckedDocument(
  { texts, tree, ...document }: ContentDocument<CheckedKind>,
  compiledBody: Root,
): CheckedDocument {
  const { name, kind, body } = document;
  const headings = elementsOf(compiledBody, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').flatMap((node) => {
    // A slugger of its own gives each heading the id that it would have alone, so that the check of
    // anchors finds two headings with the same words.
    const slug = new GithubSlugger().slug(toString(node));
    if (slug === '') return [];
    return { id: kind.hasPrefixedIds ? `${name}-${slug}` : slug, place: startOf(node) };
  });
  // The rule on bare addresses reports the links that do not begin with a bracket.
  const linksOfBody = elementsOf(compiledBody, 'a')
    .filter((node) => sourceOf(node, body).startsWith('['))
    .map((node) => ({ url: String(node.properties?.['href']), place: startOf(node) }));
  return {
    ...document,
    anchors: kind.hasAnchor ? [{ id: name, place: FILE_START }, ...headings] : headings,
    links: [...linksInFields(texts, kind.frontMatter), ...linksOfBody],
    components: new Set(componentsOf(tree).map((node) => node.name ?? '')),
  };
}

/** @returns the links among the texts in the fields of a file */
export const linksInFields = (texts: readonly TextField[], schema: ZodObject): Link[] =>
  texts
    .filter(({ path }) => nearestMeta(schema, path, 'isLink'))
    .map(({ value, placeAt }) => ({ url: value, place: placeAt(0) }));

/**
 * Finds elements by their names.
 *
 * @returns those that have a place in the file: an element that a component writes has none of its
 *   own, and gets that of the element around it
 */
export function elementsOf(compiledBody: Root, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(compiledBody, 'element', (node, _index, parent) => {
    const { position = parent?.position } = node;
    if (names.includes(node.tagName) && position) found.push({ ...node, position });
  });
  return found;
}

/**
 * Whether a link is an address that stands in the text as it is: GitHub Flavored Markdown makes
 * links of these.
 */
export const isBareAddress = (link: Element, body: string): boolean =>
  /^(?:https?:|www\.|[^\s[]+@)/i.test(sourceOf(link, body));

/** @returns the Markdown of an element */
const sourceOf = ({ position }: Element, body: string): string =>
  body.slice(position?.start.offset ?? 0, position?.end.offset);
