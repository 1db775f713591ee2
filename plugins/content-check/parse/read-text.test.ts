import { reportTo, type Finding } from '../../shared/text/finding';
import { readText } from './read-text';

/** Reads a text, and returns it and its findings as `1:2 error rule`. */
function read(source: string) {
  const findings: Finding[] = [];
  const text = readText(source, reportTo(findings, 'content/a.mdx'));
  return {
    text,
    found: findings.map(({ line, column, severity, rule }) => `${line}:${column} ${severity} ${rule}`),
  };
}

it.each([
  ['a soft hyphen', '\u00AD'],
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner', '\u200D'],
  ['a mark of the direction of writing', '\u200E'],
  ['a line separator', '\u2028'],
  ['a byte order mark inside the text', '\uFEFF'],
  ['a control character', '\u0007'],
  ['the sign of a lost character', '\uFFFD'],
])('reports %s as a character that nobody can see', (_what, character) => {
  expect(read(`a\nb${character}c`).found).toEqual(['2:2 error invisible-character']);
});

it.each([
  ['no-break', '\u00A0'],
  ['figure', '\u2007'],
  ['narrow no-break', '\u202F'],
])('warns of a %s space', (_what, character) => {
  const { text, found } = read(`May${character}2`);
  expect({ text, found }).toEqual({ text: `May${character}2`, found: ['1:4 warning no-break-space'] });
});

it('names an invisible character by its code point', () => {
  const findings: Finding[] = [];
  readText('\u00AD', reportTo(findings, 'content/a.mdx'));
  expect(findings.map(({ message }) => message)).toEqual([
    'there is a character here that nobody can see (U+00AD)',
  ]);
});

it('accepts line ends of Windows, and a byte order mark at the start', () => {
  expect(read('\uFEFFa\r\nb')).toEqual({ text: 'a\nb', found: [] });
});

it('refuses a text of more than 100,000 bytes', () => {
  expect(read('é'.repeat(50_000)).found).toEqual([]);
  expect(read(`${'é'.repeat(50_000)}a`)).toEqual({ text: undefined, found: ['1:1 error limit'] });
});
