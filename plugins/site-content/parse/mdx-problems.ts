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
 * What the parser says of a tag without its pair, and our message and help: `$1` is a group of the pattern. The place
 * of the other tag is in the parser's words only.
 */
const UNPAIRED: readonly (readonly [parser: RegExp, message: string, help: string])[] = [
  [
    /^Unexpected closing slash.*/,
    'this closing tag has no opening tag before it',
    'Take the tag out, or write the opening tag where it should begin.',
  ],
  [
    /^Unexpected closing tag `(.*)`, expected .* for `(.*)` \((\d+).*/,
    '$1 stands where $2 from line $3 should be closed',
    'Close the tags in the reverse order of their opening.',
  ],
  [
    /^Expected the closing tag `(.*?)`.*/,
    '$1 and its opening tag stand in different paragraphs',
    'Put the opening and the closing tag on lines of their own, with an empty line on each side.',
  ],
  [
    /^Expected a closing tag for `(<(.*)>)` \((?<line>\d+):(?<column>\d+).*/,
    '$1 is opened here and not closed',
    'Write </$2> behind its text, on a line of its own if <$2> is, or <$2 /> if it has no text.',
  ],
];

/**
 * Reports a syntax error of MDX at the place of the mistake.
 *
 * @param error the VFileMessage that the parser threw
 * @param text the parsed text
 * @param start the offset where the last tag, brace, import or export began
 * @returns the text to parse again, with the mistake blanked out; undefined when that would not help
 */
export function reportSyntaxError(
  error: unknown,
  text: string,
  start: number | undefined,
  report: Report,
): string | undefined {
  const { reason = '', ruleId, line, column } = error as SyntaxFault;
  const place = { line: line ?? 1, column: column ?? 1 };
  for (const [pattern, ...words] of UNPAIRED) {
    const found = pattern.exec(reason);
    if (!found) continue;
    const [message = '', help = ''] = words.map((template) => reason.replace(pattern, template));
    if (ruleId === 'unexpected-closing-slash') place.column -= 1;
    const { line = place.line, column = place.column } = found.groups ?? {};
    report({ line: Number(line), column: Number(column) }, { rule: 'mdx', message, help });
    return undefined;
  }
  const blankOut = (offset: number, problem: Problem, length = 1) => {
    report(placeAt(text, offset), problem);
    return text.slice(0, offset) + ' '.repeat(length) + text.slice(offset + length);
  };
  if (start !== undefined) {
    const opening = text[start];
    const word = text.slice(start, start + 60).split(/[\s>]/)[0] ?? '<';
    if (opening === '<' && ruleId !== 'acorn') {
      return blankOut(start, { rule: 'mdx', ...brokenTag(word) }, ADDRESS.test(word) ? word.length : 1);
    }
    if (opening === '<' || opening === '{')
      return blankOut(Math.max(start, text.indexOf('{', start)), NO_CODE);
    if (ruleId) return blankOut(start, IMPORT_OR_EXPORT);
  }
  report(place, {
    rule: 'mdx',
    message: 'the text cannot be read from here',
    help: 'Look for a "<", a "{" or deeply nested quotes and lists near this place, and write it more simply.',
  });
  return undefined;
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
