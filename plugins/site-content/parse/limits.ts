/** The limits of a content file. Within them each file is checked in a second: check/limits.test.ts holds it. */
export const MAX_BYTES = 32_768;
const MAX_LINES = 1_000;
const MAX_WORD = 300;
const MAX_COLUMNS = 10;
/** Of quotes and list markers around a line. */
const MAX_DEPTH = 20;
/** Signs of Markdown in a file, and between two empty lines, where the parser matches each with each. */
const MAX_MARKS = 2_000;
const MAX_MARKS_TOGETHER = 300;

const MARK = /[*_~`[\]<>{}\\&!"]/g;
const LIMITS: readonly (readonly [pattern: RegExp, message: string, help: string])[] = [
  [
    new RegExp(`\\S{${MAX_WORD + 1}}`),
    `this word has more than ${MAX_WORD} characters`,
    'Put spaces into it, or take it out.',
  ],
  [
    new RegExp(`^(?:[ \\t]*(?:>|[-+*][ \\t]|\\d+[.)][ \\t])|[ \\t]{4}){${MAX_DEPTH}}`, 'm'),
    `this line is deeper than ${MAX_DEPTH} quotes and lists`,
    'Begin the line nearer to the margin.',
  ],
  [
    new RegExp(`^(?:[^|\\n]*\\|){${MAX_COLUMNS + 2}}`, 'm'),
    `this table has more than ${MAX_COLUMNS} columns`,
    'Split the table into two.',
  ],
  [
    new RegExp(`(?<=^(?:.*\\n){${MAX_LINES}})(?!$)`),
    `the file has more than ${MAX_LINES} lines`,
    'Split the text into two files.',
  ],
];

/** @returns the first place where a text is longer or more nested than the parser can read in a second */
export function findExcess(text: string): { index: number; message: string; help: string } | undefined {
  for (const [pattern, message, help] of LIMITS) {
    const index = text.search(pattern);
    if (index !== -1) return { index, message, help };
  }
  let index = 0;
  let all = 0;
  for (const block of text.split('\n\n')) {
    const marks = block.match(MARK)?.length ?? 0;
    all += marks;
    if (marks > MAX_MARKS_TOGETHER || all > MAX_MARKS) {
      const message = `there are more than ${MAX_MARKS_TOGETHER} signs such as * and [ from here to the next empty line, or ${MAX_MARKS} up to it`;
      return { index, message, help: 'Use fewer signs, or split the text.' };
    }
    index += block.length + 2;
  }
  return undefined;
}
