import type { Problem } from './finding';

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
 * Explains a syntax error of YAML.
 *
 * @param parserMessage shown for codes without an entry above
 */
export function yamlProblem(code: string, parserMessage = ''): Problem {
  const [message, help] = IN_WORDS[code] ?? [
    `this cannot be read as YAML: ${parserMessage.split(/ at line \d+|\n/)[0]}`,
    QUOTES,
  ];
  return { rule: 'yaml', message, help };
}
