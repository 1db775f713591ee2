import { periodsOf } from './periods';
import { siteDate } from '../../../src/shared/site-date';

const DATES = ['2024-02-29', '2025-05-02', '2025-06-01'];
const statuses = (today: string) => periodsOf(DATES, today).map(({ status }) => status);

describe('the day of the site', () => {
  it('is today in UTC', () => {
    expect(siteDate(undefined, new Date('2025-05-01T23:59:59.999Z'))).toBe('2025-05-01');
    expect(siteDate('', new Date('2025-05-02T00:00:00Z'))).toBe('2025-05-02');
  });

  it('is SITE_DATE where that is set', () => {
    expect(siteDate('2028-02-29')).toBe('2028-02-29');
  });

  it.each(['2025-02-29', '2025-06-01T00:00'])('cannot be %s', (asked) => {
    expect(() => siteDate(asked)).toThrow(
      `SITE_DATE is "${asked}". It must be a real date written as YYYY-MM-DD, for instance 2025-06-01.`,
    );
  });
});

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
