import type { Problem, Report } from './finding';
import { placeAt } from './source-text';

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
export const IMPORT_OR_EXPORT: Problem = {
  rule: 'code',
  message: 'a paragraph that begins with "import" or "export" is read as code, and content is text',
  help: 'Begin the paragraph with another word.',
};

/**
 * Reports a syntax error of MDX at the place of the mistake.
 *
 * @param error the VFileMessage that the parser threw
 * @param text the parsed text
 * @param start the offset where the last tag, brace, import or export began
 * @returns start and end of what to blank out before parsing again; undefined when that would not help
 */
export function reportSyntaxError(
  error: unknown,
  text: string,
  start: number | undefined,
  report: Report,
): readonly [number, number] | undefined {
  const fault = error as SyntaxFault;
  const { ruleId = '', line, column } = fault;
  if (ruleId === 'end-tag-mismatch' || ruleId.startsWith('unexpected-closing')) {
    reportUnpairedTag(fault, report);
    return undefined;
  }
  if (start !== undefined) {
    const reportAt = (offset: number, problem: Problem, length = 1) => {
      report(placeAt(text, offset), problem);
      return [offset, offset + length] as const;
    };
    const opening = text[start];
    const word = text.slice(start, start + 60).split(/[\s>]/)[0] ?? '<';
    if (opening === '<' && ruleId !== 'acorn') {
      return reportAt(start, { rule: 'mdx', ...brokenTag(word) }, ADDRESS.test(word) ? word.length : 1);
    }
    if (opening === '<' || opening === '{')
      return reportAt(Math.max(start, text.indexOf('{', start)), NO_CODE);
    if (ruleId) return reportAt(start, IMPORT_OR_EXPORT);
  }
  report(
    { line: line ?? 1, column: column ?? 1 },
    {
      rule: 'mdx',
      message: 'the text cannot be read from here',
      help: 'Look for a "<", a "{" or deeply nested quotes and lists near this place, and write it more simply.',
    },
  );
  return undefined;
}

/** A tag without its pair: the parser gives the place of the other tag in its message only. */
function reportUnpairedTag({ ruleId, reason = '', ...fault }: SyntaxFault, report: Report): void {
  const place = { line: fault.line ?? 1, column: fault.column ?? 1 };
  const explain = (message: string, help: string, where = place) =>
    report(where, { rule: 'mdx', message, help });
  if (ruleId === 'unexpected-closing-slash') {
    return explain(
      'this closing tag has no opening tag before it',
      'Take the tag out, or write the opening tag where it should begin.',
      { ...place, column: Math.max(1, place.column - 1) },
    );
  }
  const [, tag = '', line = place.line, column = place.column] =
    /for `(<[^`]*>)` \((\d+):(\d+)/.exec(reason) ?? [];
  const closing = /^(?:Unexpected|Expected the) closing tag `(<[^`]*>)`/.exec(reason)?.[1];
  if (closing && tag) {
    return explain(
      `${closing} stands where ${tag} from line ${line} should be closed`,
      'Close the tags in the reverse order of their opening.',
    );
  }
  if (closing) {
    return explain(
      `${closing} and its opening tag stand in different paragraphs`,
      'Put the opening and the closing tag on lines of their own, with an empty line on each side.',
    );
  }
  const name = tag.replace(/[<>]/g, '');
  explain(
    `${tag} is opened here and not closed`,
    `Write </${name}> behind its text, on a line of its own if <${name}> is, or <${name} /> if it has no text.`,
    { line: Number(line), column: Number(column) },
  );
}

const ADDRESS = /^<[\w.+-]+(?::|@)/;

/** A "<" that does not begin a tag, or a tag that is not complete. */
function brokenTag(word: string): Pick<Problem, 'message' | 'help'> {
  if (word.startsWith('<!')) {
    return { message: 'a comment (<!-- … -->) cannot stand in a text', help: 'Take the comment out.' };
  }
  if (ADDRESS.test(word)) {
    return {
      message: 'an address between < and > is not read as a link',
      help: 'Write [words for the link](https://address), or <ContactEmail /> for our address.',
    };
  }
  if (/^<\/?[A-Za-z][\w.]*$/.test(word)) {
    return {
      message: `the tag that begins with "${word}" is not complete`,
      help: `Look for a missing ">", "/" or quote. ${PLAIN_CHARACTER}: \\<.`,
    };
  }
  return { message: `"${word}" is read as the beginning of a tag`, help: `${PLAIN_CHARACTER}: \\<.` };
}
