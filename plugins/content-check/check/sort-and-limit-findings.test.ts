import type { Finding } from '../../shared/text/finding';
import { limitFindings, sortFindings } from './sort-and-limit-findings';

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
  expect(limited[20]).toMatchObject({ line: 21, rule: 'more', message: 'this file has 5 more findings' });
  expect(limited[21]).toBe(other);
  expect(limitFindings(many.slice(0, 20))).toHaveLength(20);
});
