import type { Content, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node, Point } from 'unist';
import { visit } from 'unist-util-visit';
import { FILE_START, type Place } from '../../shared/text/finding';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/** The types of Markdown nodes that are JavaScript. */
export const CODE_TYPES = ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'] as const;

/**
 * Parses a body to a Markdown tree.
 *
 * @throws VFileMessage with the place of the mistake when the body isn't MDX
 */
export const parseBody = (body: string): Root => parser.parse(body);

type NodeOf<Type> = Extract<Content, { type: Type }>;

/**
 * Visits the nodes of some types, in the order of the text. TypeScript is slow to check `visit` with
 * the types of Markdown, so the casts are here, once.
 */
export const visitMarkdown = <Type extends Content['type']>(
  tree: Root,
  types: readonly Type[],
  visitor: (node: NodeOf<Type>) => void,
): void =>
  visit(tree as Node, [...types], (node) => {
    // `visit` would take a returned number for the child to go on with, so nothing is returned.
    visitor(node as NodeOf<Type>);
  });

/** The types of Markdown nodes that are tags: those around blocks, and those inside a line. */
const JSX_TYPES = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

/** A tag in a body with its content, such as a component. */
export type JsxElement = NodeOf<(typeof JSX_TYPES)[number]>;

/** @returns the tags in a body, in the order of the text */
export function componentsOf(tree: Root): JsxElement[] {
  const found: JsxElement[] = [];
  visitMarkdown(tree, JSX_TYPES, (node) => found.push(node));
  return found;
}

/** @returns the place where a node begins; the start of the file for a node that isn't in the file */
export const startOf = (node: { position?: { start: Point } | undefined }): Place =>
  node.position?.start ?? FILE_START;
