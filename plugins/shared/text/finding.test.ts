import { formatFinding, reportTo, type Finding } from './finding';

const PROBLEM = { rule: 'sample', message: 'wrong', help: 'Correct it.' };

it('reports a problem at a place of a file, by default as an error', () => {
  const findings: Finding[] = [];
  const report = reportTo(findings, 'content/a.mdx');
  report({ line: 2, column: 3 }, PROBLEM);
  report({ line: 4, column: 1, path: ['steps', 0] }, { ...PROBLEM, severity: 'note' });
  expect(findings).toEqual([
    { ...PROBLEM, file: 'content/a.mdx', line: 2, column: 3, severity: 'error' },
    { ...PROBLEM, file: 'content/a.mdx', line: 4, column: 1, path: ['steps', 0], severity: 'note' },
  ]);
});

it('writes a finding on two lines, whatever characters its texts have', () => {
  const findings: Finding[] = [];
  const problem = { ...PROBLEM, message: 'found "a\nb\u202ec\u{e0001}d"' };
  reportTo(findings, 'content/a.mdx')({ line: 1, column: 1 }, problem);
  expect(findings.map(formatFinding)).toEqual([
    'content/a.mdx:1:1: error: found "a\\u{a}b\\u{202e}c\\u{e0001}d" [sample]\n  Correct it.',
  ]);
});

it('writes the field that a finding is about before its message', () => {
  const findings: Finding[] = [];
  reportTo(findings, 'content/a.mdx')({ line: 1, column: 1, path: ['steps', 0, 'when'] }, PROBLEM);
  expect(findings.map(formatFinding)).toEqual([
    'content/a.mdx:1:1: error: "steps", item 1, "when": wrong [sample]\n  Correct it.',
  ]);
});
