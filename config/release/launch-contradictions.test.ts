import { findLaunchContradictions } from './launch-contradictions';

const SPRING = { launch: 'mid-May 2025', launchBy: '2025-05-31', firstReport: '2025-Q1' };

/** The problems of the facts in SPRING after these changes. */
const foundWith = (changed: Partial<typeof SPRING>) =>
  findLaunchContradictions({ ...SPRING, ...changed }).map(({ field, severity }) => `${field} ${severity}`);

it.each([
  ['names the month of its last day', 'mid-May 2025'],
  ['names two months, the later of which is that of its last day', 'late April or May 2025'],
  ['names two years, the later of which is that of its last day', 'late 2024 or May 2025'],
  ['names no month but a season', 'spring 2025'],
])('accepts a launch that %s', (_what, launch) => {
  expect(foundWith({ launch })).toEqual([]);
});

it.each([
  ['a last day in another month', { launchBy: '2025-06-30' }, ['launchBy error']],
  ['a last day in another year', { launch: 'mid-May 2026' }, ['launchBy error']],
  ['a quarter that is not filed by then', { firstReport: '2025-Q2' }, ['firstReport error']],
  ['a quarter that is no longer the newest', { firstReport: '2024-Q4' }, ['firstReport warning']],
])('finds %s', (_what, changed, expected) => {
  expect(foundWith(changed)).toEqual(expected);
});
