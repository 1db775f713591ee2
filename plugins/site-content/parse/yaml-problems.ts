import { isAlias, isCollection, isScalar, visit, type Document } from 'yaml';
import type { Report } from './finding';
import { placeAt } from './source-text';

const QUOTES =
  'Put the whole text between double quotes; inside them, put a backslash before each double quote.';
const AS_COMMAND = [
  'a value that starts with "&", "*" or "!" is read as a command, not as text',
  'Put the whole text between double quotes.',
] as const;

/** Message and help for each error code of the parser, for readers who do not know YAML. */
const IN_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  TAB_AS_INDENT: ['there is a tab, which YAML does not take', 'Put spaces in the place of the tab.'],
  BAD_ALIAS: AS_COMMAND,
  TAG_RESOLVE_FAILED: AS_COMMAND,
  DUPLICATE_KEY: ['this field is written twice', 'Keep one of the two lines.'],
  BAD_INDENT: [
    'this line does not stand where it should',
    'Put fields that belong together at the same distance from the margin, with spaces.',
  ],
  BAD_SCALAR_START: ['a text cannot start with this character', QUOTES],
  BLOCK_AS_IMPLICIT_KEY: [
    'a colon followed by a space starts a field, and there cannot be one here',
    `${QUOTES} If the next line is a field of its own, begin it at the margin.`,
  ],
  // Not a code of the parser, which reports the end of the file.
  OPEN: ['the quote or bracket that opens here is not closed', QUOTES],
  MISSING_CHAR: ['a quote, a colon or a bracket is missing here', QUOTES],
  MULTILINE_IMPLICIT_KEY: ['this line is no field: it has no name followed by a colon', QUOTES],
  MULTIPLE_DOCS: ['a line of three hyphens cannot stand here', 'Take the line out.'],
  BAD_DQ_ESCAPE: [
    'a backslash between double quotes is read as a command',
    'Write the backslash twice, or leave it out.',
  ],
  UNEXPECTED_TOKEN: ['this cannot be read as fields', QUOTES],
};

/**
 * Reports the first syntax error of each line.
 *
 * @returns whether there is one
 */
export function reportYamlSyntax(document: Document, yaml: string, report: Report): boolean {
  const lines = new Set<number>();
  // One mistake causes several errors on its line: report the first.
  const add = (offset: number, code: string, parserMessage = '') => {
    const place = placeAt(yaml, offset);
    if (lines.has(place.line)) return;
    lines.add(place.line);
    const [unexplained] = parserMessage.split(/ at line \d+|\n/);
    const [message, help] = IN_WORDS[code] ?? [`this cannot be read as YAML: ${unexplained}`, QUOTES];
    report(place, { rule: 'yaml', message, help });
  };
  const tab = yaml.indexOf('\t');
  if (tab !== -1) add(tab, 'TAB_AS_INDENT');
  for (const { code, pos, message } of [...document.errors, ...document.warnings]) {
    const isOpen = /^Missing closing|^Flow |must end with/.test(message);
    const opened = isOpen ? startOfOpen(document, pos[0]) : undefined;
    if (opened === undefined) add(pos[0], code, message);
    else add(opened, 'OPEN');
  }
  visit(document, {
    Node: (_key, node) => {
      const start = node.range?.[0] ?? 0;
      if (isAlias(node)) add(start, 'BAD_ALIAS');
      else if (node.anchor) add(yaml.lastIndexOf('&', start), 'BAD_ALIAS');
      else if (node.tag && /![^\n]*$/.test(yaml.slice(0, start)))
        add(yaml.lastIndexOf('!', start), 'BAD_ALIAS');
    },
  });
  return lines.size > 0;
}

/** The start of the quoted text or bracketed list that is still open at an offset. */
function startOfOpen(document: Document, offset: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node: (_key, node) => {
      const [from = 0, to = 0] = node.range ?? [];
      const quoted = isScalar(node) && node.type?.startsWith('QUOTE');
      const bracketed = isCollection(node) && node.flow;
      if ((quoted || bracketed) && from < offset && offset <= to + 1) start = from;
    },
  });
  return start;
}
