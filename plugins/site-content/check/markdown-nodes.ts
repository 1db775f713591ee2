import type { Content, Root } from 'mdast';

export type MarkdownNode = Root | Content;

/** The nodes of a tree by their type, each list in the order of the text. */
export interface Nodes {
  of: <Type extends MarkdownNode['type']>(type: Type) => Extract<MarkdownNode, { type: Type }>[];
  /** Every node, in the order of the text. */
  all: readonly MarkdownNode[];
}

/** Walks a tree once for all rules, and without recursion: a text can be nested as deep as it is long. */
export function nodesOf(tree: Root | undefined): Nodes {
  const all: MarkdownNode[] = [];
  const byType = new Map<string, MarkdownNode[]>();
  const waiting: MarkdownNode[] = tree ? [tree] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    all.push(node);
    const same = byType.get(node.type);
    if (same) same.push(node);
    else byType.set(node.type, [node]);
    if (!('children' in node)) continue;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      waiting.push(node.children[index] as MarkdownNode);
    }
  }
  return {
    all,
    of: <Type extends MarkdownNode['type']>(type: Type) =>
      (byType.get(type) ?? []) as Extract<MarkdownNode, { type: Type }>[],
  };
}
