import type { Content, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node, Point } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { FILE_START, type Place, type Problem, type Report } from '../../shared/finding';
import type { PlaceAt } from './source-text';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/** The types of Markdown nodes that are JavaScript. */
export const CODE_TYPES = ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'] as const;

export const NO_CODE: Problem = {
  rule: 'code',
  message: 'this is read as code, and content is text',
  help: 'Put a backslash before each brace, \\{ and \\}, and begin no paragraph with "import" or "export".',
};

/**
 * Parses a body to a Markdown tree.
 *
 * @throws VFileMessage with the place of the mistake when the body is not MDX
 */
export const parseBody = (body: string): Root => parser.parse(body);

/** Parses a body to a Markdown tree. Reports why a body is not MDX, and then returns undefined. */
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
  // For a paragraph that begins with "import" or "export", the parser tells the line only.
  if (source?.endsWith('esm')) {
    report({ line: line ?? 1, column: 1 }, NO_CODE);
    return;
  }
  // The parser tells a place after the sign with which the mistake begins, and an editor looks for that sign.
  const placeOfSignBefore = (sign: string) =>
    placeAt(Math.max(0, body.lastIndexOf(sign, position?.start.offset)));
  if (source?.endsWith('expression')) {
    report(placeOfSignBefore('{'), NO_CODE);
    return;
  }
  // For a closing tag that is missing, the message has the place of the opening one.
  const [, openLine, openColumn] = /^Expected a closing tag.* \((\d+):(\d+)-/.exec(reason) ?? [];
  const place = openLine ? { line: Number(openLine), column: Number(openColumn) } : placeOfSignBefore('<');
  report(place, {
    rule: 'mdx',
    message: `this cannot be read as a tag: ${reason.replace(/ \(note: .*\)$/s, '')}`,
    help: 'Write opening and closing tags on lines of their own, with empty lines around them, "less than" for a plain <, and [words](address) for a link.',
  });
}

/** A Markdown node of this type. */
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

/** @returns the place where a node begins; the start of the file for a node that is not in the file */
export const startOf = (node: { position?: { start: Point } | undefined }): Place =>
  node.position?.start ?? FILE_START;
