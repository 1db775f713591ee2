import { readSiteDate } from './read-site-date';

describe('the day for which the site is built', () => {
  it('is today in UTC', () => {
    expect(readSiteDate({}, new Date('2025-05-01T23:59:59.999Z'))).toBe('2025-05-01');
    expect(readSiteDate({ SITE_DATE: '' }, new Date('2025-05-02T00:00:00Z'))).toBe('2025-05-02');
  });

  it('is SITE_DATE where that is set', () => {
    expect(readSiteDate({ SITE_DATE: '2028-02-29' })).toBe('2028-02-29');
  });

  it.each(['2025-02-29', '2025-06-01T00:00'])('cannot be %s', (asked) => {
    expect(() => readSiteDate({ SITE_DATE: asked })).toThrow(
      `SITE_DATE is "${asked}". It must be a real date written as YYYY-MM-DD, for instance 2025-06-01.`,
    );
  });
});
