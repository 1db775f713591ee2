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

const BRANCH_VARIABLES = ['GITHUB_HEAD_REF', 'HEAD', 'CF_PAGES_BRANCH', 'VERCEL_GIT_COMMIT_REF'];
it.each(['HEAD', undefined])('has the branch that %s names', (variable) => {
  const before = { ...process.env };
  for (const name of BRANCH_VARIABLES) process.env[name] = name === variable ? 'answer-1' : '';
  const { branch } = readSiteBuild();
  Object.assign(process.env, before);
  expect(branch).toBe(variable ? 'answer-1' : 'main');
});

it('has the year that is on every page', () => {
  const last = buildOn('2030-12-31');
  const first = buildOn('2031-01-01');
  expect(last).toMatchObject({ year: 2030 });
  expect(first).toEqual({ ...last, year: 2031 });
});
