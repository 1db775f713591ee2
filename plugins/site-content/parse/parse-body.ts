import type { Content, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { FILE_START, type Place, type Problem, type Report } from './finding';
import type { PlaceAt } from './source-text';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

export const NO_CODE: Problem = {
  rule: 'code',
  message: 'text between { and } is read as code, and content is text',
  help: 'Leave the braces out, write what should be read in their place, or put a backslash before each: \\{ \\}.',
};
export const IMPORT_OR_EXPORT: Problem = {
  rule: 'code',
  message: 'a paragraph that begins with "import" or "export" is read as code, and content is text',
  help: 'Begin the paragraph with another word.',
};
const CLOSE_TAGS =
  'Write an opening tag and its closing tag on lines of their own, with an empty line on each side, or <Brand /> for a tag without text.';
const NO_TAG =
  'Write "less than" or \\< for a plain character, [words](https://address) for a link, and no comments.';

/**
 * Parses a body to a Markdown tree.
 *
 * @throws VFileMessage with the place when the body is not MDX
 */
export const parseBody = (body: string): Root => parser.parse(body);

/** Parses a body, and reports where it is not MDX; then there is no tree. */
export function parseAndExplain(body: string, placeAt: PlaceAt, report: Report): Root | undefined {
  try {
    return parseBody(body);
  } catch (error) {
    const { reason, source = '', line, position } = error as VFileMessage;
    // The parser stops behind the mistake; it names the tag that is still open in its message.
    const stop = position?.start.offset ?? body.length;
    const open = /^Expected a closing tag.* \((\d+):(\d+)-/.exec(reason);
    if (source?.endsWith('esm')) report({ line: line ?? 1, column: 1 }, IMPORT_OR_EXPORT);
    else if (source?.endsWith('expression')) report(placeAt(body.lastIndexOf('{', stop)), NO_CODE);
    else {
      const place = open
        ? { line: Number(open[1]), column: Number(open[2]) }
        : placeAt(Math.max(0, body.lastIndexOf('<', stop)));
      const message = `this cannot be read as a tag: ${reason.replace(/ \((?:note|\d+:).*/, '')}`;
      report(place, { rule: 'mdx', message, help: source?.startsWith('mdast') ? CLOSE_TAGS : NO_TAG });
    }
    return undefined;
  }
}

type MarkdownNode = Root | Content;
export type JsxElement = Extract<MarkdownNode, { type: `mdxJsx${string}Element` }>;

/** Finds the nodes of some types, in the order of the text. */
export type FindNodes = <Type extends MarkdownNode['type']>(
  ...types: Type[]
) => Extract<MarkdownNode, { type: Type }>[];

/** Makes the search for nodes of a tree. */
export const nodesOf = (tree: Root | undefined): FindNodes =>
  ((...types: string[]) => {
    const found: MarkdownNode[] = [];
    if (tree) visit(tree, types, (node) => void found.push(node as MarkdownNode));
    return found;
  }) as FindNodes;

/** The place where a node begins. */
export const startOf = (node: { position?: { start: Point } | undefined }): Place =>
  node.position?.start ?? FILE_START;
