import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Finds the elements with these names that have a place in the file. An element that a component wrote has no
 * position of its own: it gets the position of its parent.
 */
export function elementsOf(compiledBody: Root, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(compiledBody, 'element', (node, _index, parent) => {
    const { position = parent?.position } = node;
    if (names.includes(node.tagName) && position) found.push({ ...node, position });
  });
  return found;
}

/** Whether a link is a bare address in the text, of which GitHub Flavored Markdown makes a link. */
export const isBareAddress = (link: Element, body: string): boolean =>
  /^(?:https?:|www\.|[^\s[]+@)/i.test(markdownOf(link, body));

export const markdownOf = ({ position }: Element, body: string): string =>
  body.slice(position?.start.offset ?? 0, position?.end.offset);
