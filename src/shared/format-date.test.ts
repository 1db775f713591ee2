import { keepDatesOnOneLine } from './format-date';

const RealFormat = Intl.DateTimeFormat;

afterEach(() => jest.restoreAllMocks());

it.each(['UTC', 'Pacific/Honolulu', 'Pacific/Kiritimati'])(
  'formats a date in words in the time zone %s',
  (timeZone) => {
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((locale, options) => new RealFormat(locale, { timeZone, ...options }));
    jest.isolateModules(() => {
      const { formatDate } = jest.requireActual<typeof import('./format-date')>('./format-date');
      expect(formatDate('2025-05-02')).toBe('May 2, 2025');
      expect(formatDate('2024-12-31')).toBe('December 31, 2024');
    });
  },
);

it('puts a non-breaking space between month and day, and nowhere else', () => {
  expect(keepDatesOnOneLine('May 2, 2025 to May 31, 2025')).toBe('May\u00a02, 2025 to May\u00a031, 2025');
});
