import { reportTo, type Finding } from '../mdx-content';
import { decodeFile } from './decode-file';

/** Decodes a file, with its findings as `1:2 error rule`. */
function decode(bytes: string | Buffer) {
  const findings: Finding[] = [];
  const text = decodeFile(Buffer.from(bytes), reportTo(findings, 'content/a.mdx'));
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
])('finds %s', (_what, character) => {
  expect(decode(`a\nb${character}c`).found).toEqual(['2:2 error invisible-character']);
});

it.each([
  ['no-break', '\u00A0'],
  ['figure', '\u2007'],
  ['narrow no-break', '\u202F'],
])('warns of a %s space', (_what, character) => {
  const { text, found } = decode(`May${character}2`);
  expect({ text, found }).toEqual({ text: `May${character}2`, found: ['1:4 warning no-break-space'] });
});

it('names the character that nobody can see', () => {
  const findings: Finding[] = [];
  decodeFile(Buffer.from('\u00AD'), reportTo(findings, 'content/a.mdx'));
  expect(findings.map(({ message }) => message)).toEqual([
    'there is a character here that nobody can see (U+00AD)',
  ]);
});

it('reads the line ends of Windows, and a byte order mark at the start', () => {
  expect(decode('\uFEFFa\r\nb')).toEqual({ text: 'a\nb', found: [] });
});

it('refuses a file that is not UTF-8', () => {
  expect(decode(Buffer.from('a\ncaf\u00e9', 'latin1'))).toEqual({
    text: undefined,
    found: ['2:4 error encoding'],
  });
});

it('refuses a file of more than 100 kB', () => {
  expect(decode('a'.repeat(100_000)).found).toEqual([]);
  expect(decode('a'.repeat(100_001))).toEqual({ text: undefined, found: ['1:1 error limit'] });
});
