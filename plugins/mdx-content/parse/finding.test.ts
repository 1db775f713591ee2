import { formatFinding, reportTo, type Finding } from './finding';

const finding = (changes: Partial<Finding> = {}): Finding => ({
  file: 'content/a.mdx',
  line: 1,
  column: 1,
  severity: 'error',
  message: 'wrong',
  help: 'Correct it.',
  rule: 'sample',
  ...changes,
});

it('reports a problem at a place of a file, by default as an error', () => {
  const findings: Finding[] = [];
  const problem = { rule: 'sample', message: 'wrong', help: 'Correct it.' };
  const report = reportTo(findings, 'content/a.mdx');
  report({ line: 2, column: 3 }, problem);
  report({ line: 4, column: 1 }, { ...problem, severity: 'note' });
  expect(findings).toEqual([finding({ line: 2, column: 3 }), finding({ line: 4, severity: 'note' })]);
});

it('writes a finding on two lines, whatever characters its texts have', () => {
  expect(formatFinding(finding({ message: 'found "a\nb\u202ec"' }))).toBe(
    'content/a.mdx:1:1: error: found "a\\u000ab\\u202ec" [sample]\n  Correct it.',
  );
});
