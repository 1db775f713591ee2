import type { Content, Root } from 'mdast';
import type { Point } from 'unist';
import { FILE_START, type Place } from './finding';

export type MarkdownNode = Root | Content;

/** Finds the nodes of some types, in the order of the text. */
export type FindNodes = <Type extends MarkdownNode['type']>(
  ...types: Type[]
) => Extract<MarkdownNode, { type: Type }>[];

/** Lists the nodes of a tree without recursion, because invalid text can be nested thousands of levels deep. */
export function nodesOf(tree: Root | undefined): FindNodes {
  const all: MarkdownNode[] = [];
  const waiting: MarkdownNode[] = tree ? [tree] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    all.push(node);
    if ('children' in node) waiting.push(...[...node.children].reverse());
  }
  return <Type extends MarkdownNode['type']>(...types: Type[]) =>
    all.filter((node): node is Extract<MarkdownNode, { type: Type }> => types.includes(node.type as Type));
}

/** The place where a node begins. */
export const startOf = (node: { position?: { start: Point } | undefined }): Place =>
  node.position?.start ?? FILE_START;
