import type { Content, Root } from 'mdast';
import type { Construct, Extension } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import type { Point } from 'unist';
import { FILE_START, type Place, type Report } from './finding';
import { reportSyntaxError } from './mdx-problems';

/** The offset where the last tag, brace, import or export began: a syntax error is about it. */
let lastStart: number | undefined;

/** Matches nothing, so that the constructs of MDX parse; it only records the place. */
const recordStart: Construct = {
  tokenize(_effects, _ok, nok) {
    lastStart = this.now().offset;
    return nok;
  },
};

const [TAG, BRACE, EXPORT, IMPORT] = [0x3c, 0x7b, 0x65, 0x69] as const;

const startRecorder: Extension = {
  flow: { [TAG]: recordStart, [BRACE]: recordStart, [EXPORT]: recordStart, [IMPORT]: recordStart },
  text: { [TAG]: recordStart, [BRACE]: recordStart },
};

/** Adds the extension to the list that remark-parse passes to micromark, as remark-gfm does. */
function recordStarts(this: Processor): void {
  (this.data()['micromarkExtensions'] as Extension[]).push(startRecorder);
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(recordStarts).freeze();

/** A text has fewer errors; a binary file has thousands. */
const MAX_ERRORS = 20;

/**
 * Parses a body to a Markdown tree.
 *
 * @throws VFileMessage with the place when the body is not MDX
 */
export function parseBody(body: string): Root {
  return parser.parse(body);
}

/**
 * Parses a body and continues after an error, so that all errors of a file are reported at once.
 *
 * @returns the tree, in which broken tags are text; undefined when the last error stopped the parser
 */
export function parseAndExplain(body: string, report: Report): Root | undefined {
  let text: string | undefined = body;
  for (let tries = 0; text !== undefined && tries < MAX_ERRORS; tries += 1) {
    lastStart = undefined;
    try {
      return parseBody(text);
    } catch (error) {
      text = reportSyntaxError(error, text, lastStart, report);
    }
  }
  return undefined;
}

export type MarkdownNode = Root | Content;
export type JsxElement = Extract<MarkdownNode, { type: `mdxJsx${string}Element` }>;

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
  return ((...types: string[]) => all.filter(({ type }) => types.includes(type))) as FindNodes;
}

/** The place where a node begins. */
export const startOf = (node: { position?: { start: Point } | undefined }): Place =>
  node.position?.start ?? FILE_START;
