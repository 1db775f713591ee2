import { recordingDayProblem } from './recording-day-problem';

const NOW = new Date('2026-03-10T23:30:00Z');
const EARLIER = [{ recorded: '2025-06-01' }, { recorded: '2025-12-01' }, {}];

it.each(['2025-12-01', '2026-03-10', '2026-03-11'])('accepts a recording on %s', (day) => {
  expect(recordingDayProblem(day, EARLIER, NOW)).toBeUndefined();
});

it.each([
  ['2026-03-12', 'The day of recording, 2026-03-12, has not come: today is 2026-03-10 (UTC).'],
  ['9999-12-31', 'The day of recording, 9999-12-31, has not come: today is 2026-03-10 (UTC).'],
  ['2025-11-30', 'The day of recording, 2025-11-30, is before 2025-12-01, the day of the newest recording.'],
])('refuses a recording on %s', (day, problem) => {
  expect(recordingDayProblem(day, EARLIER, NOW)).toBe(problem);
});

it('ignores recorded days that have not come', () => {
  expect(recordingDayProblem('2026-03-10', [{ recorded: '9999-01-01' }], NOW)).toBeUndefined();
});
