import { formatFinding, limitFindings, reportTo, sortFindings, type Finding } from './finding';

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

it('sorts by file, severity and place, and drops repeated findings', () => {
  const sorted = [
    finding(),
    finding({ line: 2 }),
    finding({ line: 10 }),
    finding({ severity: 'warning' }),
    finding({ file: 'content/b.mdx' }),
  ];
  expect(sortFindings([...sorted, ...sorted].reverse())).toEqual(sorted);
});

it('lists twenty findings of a file, and counts the others', () => {
  const many = Array.from({ length: 25 }, (_, index) => finding({ line: index + 1 }));
  const other = finding({ file: 'content/b.mdx' });
  const limited = limitFindings([...many, other]);
  expect(limited).toHaveLength(22);
  expect(limited[20]).toMatchObject({ line: 21, rule: 'more', message: 'and 5 more in this file' });
  expect(limited[21]).toBe(other);
  expect(limitFindings(many.slice(0, 20))).toHaveLength(20);
});
