import { reportTo, type Finding } from '../../shared/text/finding';
import { decodeFile } from './decode-file';

/** Decodes a file, and returns its text and its findings as `1:2 error rule`. */
function decode(bytes: Buffer) {
  const findings: Finding[] = [];
  const text = decodeFile(bytes, reportTo(findings, 'content/a.mdx'));
  return {
    text,
    found: findings.map(({ line, column, severity, rule }) => `${line}:${column} ${severity} ${rule}`),
  };
}

it('decodes UTF-8', () => {
  expect(decode(Buffer.from('caf\u00e9'))).toEqual({ text: 'caf\u00e9', found: [] });
});

it('refuses a file that is not UTF-8', () => {
  expect(decode(Buffer.from('a\ncaf\u00e9', 'latin1'))).toEqual({
    text: undefined,
    found: ['2:4 error encoding'],
  });
});

it('refuses a file of more than 100,000 bytes', () => {
  expect(decode(Buffer.from('a'.repeat(100_000))).found).toEqual([]);
  expect(decode(Buffer.from('a'.repeat(100_001)))).toEqual({ text: undefined, found: ['1:1 error limit'] });
});
