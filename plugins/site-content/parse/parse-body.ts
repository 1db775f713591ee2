import type { Root } from 'mdast';
import type { Construct, Extension } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import type { Report } from './finding';
import { explainSyntaxError } from './mdx-problems';

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
  let text = body;
  for (let tries = 0; tries < MAX_ERRORS; tries += 1) {
    lastStart = undefined;
    try {
      return parseBody(text);
    } catch (error) {
      const { place, problem, blankOut } = explainSyntaxError(error, text, lastStart);
      report(place, problem);
      if (blankOut === undefined) break;
      const [start, end] = blankOut;
      text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    }
  }
  return undefined;
}
