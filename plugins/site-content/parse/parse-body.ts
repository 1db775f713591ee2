import type { Root } from 'mdast';
import type { Construct, Extension, Point } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import type { Place, Problem } from './finding';
import { explainSyntaxError, type Explained } from './mdx-problems';

/** Where the last thing began that might be code: what a syntax error is about. */
let lastStart: Point | undefined;

/** Looks at the place and leaves the parsing to the constructs of MDX. */
const note: Construct = {
  tokenize(_effects, _ok, nok) {
    lastStart = this.now();
    return nok;
  },
};

function noteStarts(this: Processor): void {
  const [tag, brace, exports, imports] = ['<', '{', 'e', 'i'].map((character) => character.charCodeAt(0)) as [
    number,
    number,
    number,
    number,
  ];
  const extension: Extension = {
    flow: { [tag]: note, [brace]: note, [exports]: note, [imports]: note },
    text: { [tag]: note, [brace]: note },
  };
  (this.data()['micromarkExtensions'] as Extension[]).push(extension);
}

/** What GitHub's Markdown makes a link of although nobody wrote one. */
const BARE_ADDRESS = /@|www\.|https?:/i;

interface ParserData {
  micromarkExtensions: Extension[];
  fromMarkdownExtensions: (object | object[])[];
}

/** Takes out the search for bare addresses, which tries every letter and then every text once more. */
function skipBareAddresses(this: Processor): void {
  const data = this.data() as unknown as ParserData;
  const isLetter = (code: string) => /[\w+.-]/.test(String.fromCharCode(Number(code)));
  data.micromarkExtensions = data.micromarkExtensions.map((extension) => ({
    ...extension,
    text: Object.fromEntries(Object.entries(extension.text ?? {}).filter(([code]) => !isLetter(code))),
  }));
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    .flat()
    .map((extension) => ({ ...extension, transforms: [] }));
}

const newParser = () => unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(noteStarts);
const parser = newParser();
/** Reads a body without bare addresses to the same tree, in half the time. */
const quickParser = newParser().use(skipBareAddresses);

/** So many that a person would want to see them at once; a file that is no text has thousands. */
const MOST_ERRORS = 20;

/**
 * The body as a Markdown tree.
 *
 * @throws VFileMessage with the place when the body is not MDX
 */
export function parseBody(body: string): Root {
  return (BARE_ADDRESS.test(body) ? parser : quickParser).parse(body);
}

/**
 * Reads a body and goes on after an error, so that all errors of a file are seen at once.
 *
 * @returns the tree, where one could be made (broken tags are text in it), and what is wrong
 */
export function parseAndExplain(body: string): {
  tree?: Root;
  problems: { place: Place; problem: Problem }[];
} {
  const problems: { place: Place; problem: Problem }[] = [];
  let text = body;
  for (let tries = 0; tries < MOST_ERRORS; tries += 1) {
    lastStart = undefined;
    try {
      return { tree: parseBody(text), problems };
    } catch (error) {
      const explained: Explained = explainSyntaxError(error, text, lastStart);
      problems.push(explained);
      const { readOnWithout } = explained;
      if (readOnWithout === undefined) break;
      const [start, end] = readOnWithout;
      text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    }
  }
  return { problems };
}
