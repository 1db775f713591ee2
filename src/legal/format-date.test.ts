const RealFormat = Intl.DateTimeFormat;

afterEach(() => jest.restoreAllMocks());

it.each(['UTC', 'Pacific/Honolulu', 'Pacific/Kiritimati'])('writes dates as in prose in %s', (timeZone) => {
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locale, options) => new RealFormat(locale, { timeZone, ...options }));
  jest.isolateModules(() => {
    const { formatDate } = jest.requireActual<typeof import('./format-date')>('./format-date');
    expect(formatDate('2025-05-02')).toBe('May 2, 2025');
    expect(formatDate('2024-12-31')).toBe('December 31, 2024');
  });
});
