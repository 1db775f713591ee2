import type { Content, Root } from 'mdast';

export type MarkdownNode = Root | Content;

/** The nodes of a tree, in the order of the text. */
export interface Nodes {
  /** All nodes of a type. */
  of: <Type extends MarkdownNode['type']>(type: Type) => Extract<MarkdownNode, { type: Type }>[];
  all: readonly MarkdownNode[];
}

/** Lists the nodes of a tree without recursion, because invalid text can be nested thousands of levels deep. */
export function nodesOf(tree: Root | undefined): Nodes {
  const all: MarkdownNode[] = [];
  const waiting: MarkdownNode[] = tree ? [tree] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    all.push(node);
    if (!('children' in node)) continue;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      waiting.push(node.children[index] as MarkdownNode);
    }
  }
  return {
    all,
    of: <Type extends MarkdownNode['type']>(type: Type) =>
      all.filter((node): node is Extract<MarkdownNode, { type: Type }> => node.type === type),
  };
}
