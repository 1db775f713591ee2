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

it('changes the data of every page with the year only', async () => {
  const last = await buildOn('2030-12-31');
  const first = await buildOn('2031-01-01');
  expect(last.year).toBe(2030);
  expect(first).toEqual({ ...last, year: 2031 });
  expect(await buildOn('2031-06-01')).toEqual(first);
});
