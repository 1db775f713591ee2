const RealFormat = Intl.DateTimeFormat;

it.each(['UTC', 'Pacific/Honolulu', 'Pacific/Kiritimati'])(
  'formats a date in words, with month and day on one line, in the time zone %s',
  (timeZone) => {
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((locale, options) => new RealFormat(locale, { timeZone, ...options }));
    jest.isolateModules(() => {
      const { formatDateForPage } =
        jest.requireActual<typeof import('./format-date-for-page')>('./format-date-for-page');
      expect(formatDateForPage('2025-05-02')).toBe('May\u00a02, 2025');
      expect(formatDateForPage('2024-12-31')).toBe('December\u00a031, 2024');
    });
  },
);
