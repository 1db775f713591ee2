import type { Content, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node, Point } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { FILE_START, type Place, type Problem, type Report } from './finding';
import type { PlaceAt } from './source-text';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

export const NO_CODE: Problem = {
  rule: 'code',
  message: 'this is read as code, and content is text',
  help: 'Put a backslash before each brace, \\{ and \\}, and begin no paragraph with "import" or "export".',
};

/**
 * Parses a body to a Markdown tree.
 *
 * @throws VFileMessage with the place when the body is not MDX
 */
export const parseBody = (body: string): Root => parser.parse(body);

/** Parses a body. Reports why a body is not MDX; then there is no tree. */
export function parseAndExplain(body: string, placeAt: PlaceAt, report: Report): Root | undefined {
  try {
    return parseBody(body);
  } catch (error) {
    explainSyntaxError(error as VFileMessage, body, placeAt, report);
    return undefined;
  }
}

function explainSyntaxError(
  { reason, source, line, position }: VFileMessage,
  body: string,
  placeAt: PlaceAt,
  report: Report,
): void {
  // "import" and "export" at the start of a paragraph: the message has the line only.
  if (source?.endsWith('esm')) {
    report({ line: line ?? 1, column: 1 }, NO_CODE);
    return;
  }
  // The error is behind the sign with which the mistake begins.
  const signBefore = (sign: string) => placeAt(Math.max(0, body.lastIndexOf(sign, position?.start.offset)));
  if (source?.endsWith('expression')) {
    report(signBefore('{'), NO_CODE);
    return;
  }
  // Where a closing tag is missing, the message names the place of the opening one.
  const [, openLine, openColumn] = /^Expected a closing tag.* \((\d+):(\d+)-/.exec(reason) ?? [];
  const place = openLine ? { line: Number(openLine), column: Number(openColumn) } : signBefore('<');
  report(place, {
    rule: 'mdx',
    message: `this cannot be read as a tag: ${reason.replace(/ \(note: .*\)$/s, '')}`,
    help: 'Write opening and closing tags on lines of their own, with empty lines around them, "less than" for a plain <, and [words](address) for a link.',
  });
}

export type JsxElement = Extract<Content, { type: `mdxJsx${string}Element` }>;

/** The components of a body, in the order of the text. */
export function componentsOf(tree: Root): JsxElement[] {
  const found: JsxElement[] = [];
  visit(tree as Node, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    found.push(node as JsxElement);
  });
  return found;
}

/** The place where a node begins. */
export const startOf = (node: { position?: { start: Point } | undefined }): Place =>
  node.position?.start ?? FILE_START;
