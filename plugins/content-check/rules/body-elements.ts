import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Finds elements by their names.
 *
 * @returns the elements that have a place in the file; elements that a component wrote have no position, so
 *   they get their parent's
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
  /^(?:https?:|www\.|[^\s[]+@)/i.test(markdownOf(link, body));

/** @returns the Markdown of an element */
export const markdownOf = ({ position }: Element, body: string): string =>
  body.slice(position?.start.offset ?? 0, position?.end.offset);
