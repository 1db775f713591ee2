import type { Root } from 'mdast';
import type { VFileMessage } from 'vfile-message';
import { parseBody } from '../../mdx-content/syntax';
import type { Problem, Report } from '../../shared/text/finding';
import { CONTENT_RULES } from '../rule-names';
import type { PlaceAt } from './place-finder';

/** Says that the parser takes a text for JavaScript. */
export const NO_CODE: Problem = {
  rule: CONTENT_RULES.code,
  message: 'this is read as code, and content is text',
  help: 'Put a backslash before each brace, \\{ and \\}, and begin no paragraph with "import" or "export".',
};

/** Parses a body to a Markdown tree. Reports why a body isn't MDX, and then returns undefined. */
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
  // For a paragraph that begins with "import" or "export", the parser gives only the line.
  if (source?.endsWith('esm')) {
    report({ line: line ?? 1, column: 1 }, NO_CODE);
    return;
  }
  // The parser gives a place after the sign with which the mistake begins, but editors look for that sign.
  const placeOfSignBefore = (sign: string) =>
    placeAt(Math.max(0, body.lastIndexOf(sign, position?.start.offset)));
  if (source?.endsWith('expression')) {
    report(placeOfSignBefore('{'), NO_CODE);
    return;
  }
  // When a closing tag is missing, the message has the place of the opening tag.
  const [, openLine, openColumn] = /^Expected a closing tag.* \((\d+):(\d+)-/.exec(reason) ?? [];
  const place = openLine ? { line: Number(openLine), column: Number(openColumn) } : placeOfSignBefore('<');
  report(place, {
    rule: CONTENT_RULES.mdx,
    message: `this cannot be read as a tag: ${reason.replace(/ \(note: .*\)$/s, '')}`,
    help: 'Write opening and closing tags on lines of their own, with empty lines around them, "less than" for a plain <, and [words](address) for a link.',
  });
}
