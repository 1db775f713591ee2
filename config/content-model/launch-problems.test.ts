import { launchProblems } from './launch-problems';

const SPRING = { launch: 'mid-May 2025', launchBy: '2025-05-31', firstReport: '2025-Q1' };

it.each([
  ['nothing', {}, []],
  ['nothing in two months', { launch: 'late April or May 2025' }, []],
  ['nothing in two years', { launch: 'late 2024 or May 2025' }, []],
  ['nothing in a season', { launch: 'spring 2025' }, []],
  ['a last day in another month', { launchBy: '2025-06-30' }, ['launchBy error']],
  ['a last day in another year', { launch: 'mid-May 2026' }, ['launchBy error']],
  ['a quarter that is not filed by then', { firstReport: '2025-Q2' }, ['firstReport error']],
  ['a quarter that is no longer the newest', { firstReport: '2024-Q4' }, ['firstReport warning']],
])('finds %s', (_what, changed, expected) => {
  const found = launchProblems({ ...SPRING, ...changed });
  expect(found.map(({ field, severity }) => `${field} ${severity}`)).toEqual(expected);
});
