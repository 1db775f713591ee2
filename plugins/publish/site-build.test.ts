import { readSiteBuild } from './site-build';

const { SITE_DATE } = process.env;
afterEach(() => {
  if (SITE_DATE === undefined) delete process.env['SITE_DATE'];
  else process.env['SITE_DATE'] = SITE_DATE;
});

function buildOn(date: string) {
  process.env['SITE_DATE'] = date;
  return readSiteBuild();
}

it('has the day, and the year that is on every page', async () => {
  const last = await buildOn('2030-12-31');
  const first = await buildOn('2031-01-01');
  expect(last).toMatchObject({ date: '2030-12-31', year: 2030 });
  expect(first).toEqual({ ...last, date: '2031-01-01', year: 2031 });
});
