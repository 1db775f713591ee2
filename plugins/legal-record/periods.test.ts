import { periodsOf } from './periods';

const DATES = ['2024-02-29', '2025-05-02', '2025-06-01'];
const statuses = (today: string) => periodsOf(DATES, today).map(({ status }) => status);

describe('the version in force', () => {
  it('changes on the day on which the next takes effect', () => {
    expect(statuses('2025-05-31')).toEqual(['superseded', 'current', 'upcoming']);
    expect(statuses('2025-06-01')).toEqual(['superseded', 'superseded', 'current']);
    expect(statuses('2025-06-02')).toEqual(['superseded', 'superseded', 'current']);
  });

  it('ends on the day before the next', () => {
    expect(periodsOf(DATES, '2025-06-01').map(({ until }) => until)).toEqual([
      '2025-05-01',
      '2025-05-31',
      null,
    ]);
  });

  it('is the one the site shows; before there is one, the first is', () => {
    expect(periodsOf(DATES, '2025-05-31').map(({ shown }) => shown)).toEqual([false, true, false]);
    expect(periodsOf(DATES, '2024-02-28').map(({ shown }) => shown)).toEqual([true, false, false]);
  });
});
