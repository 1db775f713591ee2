import type { Root } from 'mdast';
import type { Construct, Extension, Point } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import type { Place, Problem } from './finding';
import { explainSyntaxError, type ExplainedError } from './mdx-problems';

/** Where the last tag, brace, import or export began: a syntax error is about it. */
let lastStart: Point | undefined;

/** Matches nothing, so that the constructs of MDX parse; it only records the place. */
const recordStart: Construct = {
  tokenize(_effects, _ok, nok) {
    lastStart = this.now();
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
 * @returns the problems, and the tree unless the last error stopped the parser (broken tags are text in it)
 */
export function parseAndExplain(body: string): {
  tree?: Root;
  problems: { place: Place; problem: Problem }[];
} {
  const problems: { place: Place; problem: Problem }[] = [];
  let text = body;
  for (let tries = 0; tries < MAX_ERRORS; tries += 1) {
    lastStart = undefined;
    try {
      return { tree: parseBody(text), problems };
    } catch (error) {
      const explained: ExplainedError = explainSyntaxError(error, text, lastStart);
      problems.push(explained);
      const { blankOut } = explained;
      if (blankOut === undefined) break;
      const [start, end] = blankOut;
      text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    }
  }
  return { problems };
}
