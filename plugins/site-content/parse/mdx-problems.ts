import type { Place, Problem } from './finding';

export interface ExplainedError {
  place: Place;
  problem: Problem;
  /** Start and end offsets of the text to blank out before parsing again; undefined to stop. */
  blankOut?: readonly [number, number];
}

interface Start extends Place {
  offset: number;
}

/** The fields of the VFileMessage that the parser throws. */
interface SyntaxFault {
  reason?: string;
  ruleId?: string;
  line?: number | null;
  column?: number | null;
}

const PLAIN_CHARACTER =
  'If it is meant as a plain character, write a word in its place ("less than") or put a backslash before it';
export const NO_CODE: Problem = {
  rule: 'code',
  message: 'text between { and } is read as code, and content is text',
  help: 'Leave the braces out, write what should be read in their place, or put a backslash before each: \\{ \\}.',
};

/**
 * Explains a syntax error of MDX, at the place of the mistake.
 *
 * @param error the VFileMessage that the parser threw
 * @param text the parsed text
 * @param start where the last tag, brace, import or export began
 */
export function explainSyntaxError(error: unknown, text: string, start: Start | undefined): ExplainedError {
  const fault = error as SyntaxFault;
  const ruleId = fault.ruleId ?? '';
  if (ruleId === 'end-tag-mismatch' || ruleId.startsWith('unexpected-closing')) return unpairedTag(fault);
  if (start) {
    const opening = text[start.offset];
    if (opening === '<' && ruleId !== 'acorn') return brokenTag(text, start);
    if (opening === '<' || opening === '{') return brokenBrace(text, start);
    if (ruleId) return codeLine(start);
  }
  return {
    place: { line: fault.line ?? 1, column: fault.column ?? 1 },
    problem: {
      rule: 'mdx',
      message: 'the text cannot be read from here',
      help: 'Look for a "<", a "{" or deeply nested quotes and lists near this place, and write it more simply.',
    },
  };
}

/** A tag without its pair: the parser gives the place of the other tag in its message only. */
function unpairedTag({ reason = '', ruleId, line, column }: SyntaxFault): ExplainedError {
  const [, tag = '', startLine, startColumn] = /for `(<[^`]*>)` \((\d+):(\d+)/.exec(reason) ?? [];
  const closing = /^(?:Unexpected|Expected the) closing tag `(<[^`]*>)`/.exec(reason)?.[1];
  const here = { line: line ?? 1, column: column ?? 1 };
  if (ruleId === 'unexpected-closing-slash') {
    return {
      place: { ...here, column: Math.max(1, here.column - 1) },
      problem: {
        rule: 'mdx',
        message: 'this closing tag has no opening tag before it',
        help: 'Take the tag out, or write the opening tag where it should begin.',
      },
    };
  }
  if (closing) {
    return {
      place: here,
      problem: {
        rule: 'mdx',
        message: tag
          ? `${closing} stands where ${tag} from line ${startLine} should be closed`
          : `${closing} and its opening tag stand in different paragraphs`,
        help: tag
          ? 'Close the tags in the reverse order of their opening.'
          : 'Put the opening and the closing tag on lines of their own, with an empty line on each side.',
      },
    };
  }
  const name = tag.replace(/[<>]/g, '');
  return {
    place: { line: Number(startLine ?? here.line), column: Number(startColumn ?? here.column) },
    problem: {
      rule: 'mdx',
      message: `${tag} is opened here and not closed`,
      help: `Write </${name}> behind its text, on a line of its own if <${name}> is, or <${name} /> if it has no text.`,
    },
  };
}

/** A "<" that does not begin a tag, or a tag that is not complete. */
function brokenTag(text: string, start: Start): ExplainedError {
  const found = text.slice(start.offset, start.offset + 60).split(/[\s>]/)[0] ?? '<';
  const explain = (message: string, help: string, length = 1): ExplainedError => ({
    place: { line: start.line, column: start.column },
    problem: { rule: 'mdx', message, help },
    blankOut: [start.offset, start.offset + length],
  });
  if (found.startsWith('<!')) {
    return explain('a comment (<!-- … -->) cannot stand in a text', 'Take the comment out.');
  }
  if (/^<[\w.+-]+(?::|@)/.test(found)) {
    return explain(
      'an address between < and > is not read as a link',
      'Write [words for the link](https://address), or <ContactEmail /> for our address.',
      found.length,
    );
  }
  if (/^<\/?[A-Za-z][\w.]*$/.test(found)) {
    return explain(
      `the tag that begins with "${found}" is not complete`,
      `Look for a missing ">", "/" or quote. ${PLAIN_CHARACTER}: \\<.`,
    );
  }
  return explain(`"${found}" is read as the beginning of a tag`, `${PLAIN_CHARACTER}: \\<.`);
}

function brokenBrace(text: string, start: Start): ExplainedError {
  const brace = text.indexOf('{', start.offset);
  const offset = brace === -1 ? start.offset : brace;
  const between = text.slice(start.offset, offset);
  const breaks = between.split('\n');
  const place = {
    line: start.line + breaks.length - 1,
    column: breaks.length > 1 ? (breaks.at(-1) ?? '').length + 1 : start.column + between.length,
  };
  return { place, problem: NO_CODE, blankOut: [offset, offset + 1] };
}

function codeLine({ line, column, offset }: Start): ExplainedError {
  return { place: { line, column }, problem: IMPORT_OR_EXPORT, blankOut: [offset, offset + 1] };
}

export const IMPORT_OR_EXPORT: Problem = {
  rule: 'code',
  message: 'a paragraph that begins with "import" or "export" is read as code, and content is text',
  help: 'Begin the paragraph with another word.',
};
