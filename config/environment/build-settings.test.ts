import { DAY_IN_MILLISECONDS } from '../../plugins/shared/text/days';
import { readBuildSettings } from './build-settings';

const buildWith = (environment: NodeJS.ProcessEnv) => readBuildSettings(environment).build;

it('is for the day that SITE_DATE names', () => {
  expect(buildWith({ SITE_DATE: '2030-12-31' })).toMatchObject({ today: '2030-12-31' });
});

it('keeps the day on which it started, past midnight', () => {
  const { today } = buildWith({});
  jest.useFakeTimers({ now: Date.now() + DAY_IN_MILLISECONDS });
  const { build, mistakes } = readBuildSettings({ SITE_RELEASE: '1' });
  jest.useRealTimers();
  expect(build.today).toBe(today);
  expect(mistakes).toEqual([]);
});

describe('a build for another day than today', () => {
  const NOW = new Date('2026-02-01T12:00:00Z');
  const JOIN = { GATSBY_WAITLIST_URL: '/join' };
  const RELEASE = { ...JOIN, SITE_RELEASE: '1' };

  it.each(['2026-01-31', '2030-01-01'])('causes a warning: %s', (day) => {
    const { mistakes, warnings } = readBuildSettings({ ...JOIN, SITE_DATE: day }, NOW);
    expect(mistakes).toEqual([]);
    expect(warnings).toEqual([
      `SITE_DATE is ${day}, and today is 2026-02-01 (UTC). This build shows the legal texts of that day: do not publish it.`,
    ]);
  });

  it.each(['2026-01-31', '2030-01-01'])('cannot be that of a release: %s', (day) => {
    const { mistakes, warnings } = readBuildSettings({ ...RELEASE, SITE_DATE: day }, NOW);
    expect(mistakes).toEqual([
      `SITE_DATE is ${day}, and today is 2026-02-01 (UTC). A release (SITE_RELEASE=1) is built for today only: unset SITE_DATE.`,
    ]);
    expect(warnings).toEqual([]);
  });

  it('can be that of a preview, where SITE_RELEASE is set too', () => {
    const preview = { ...RELEASE, SITE_PREVIEW: '1', SITE_DATE: '2030-01-01' };
    expect(readBuildSettings(preview, NOW).mistakes).toEqual([]);
  });

  it.each(['', '2026-02-01'])('is not one where SITE_DATE is "%s"', (day) => {
    const { mistakes, warnings } = readBuildSettings({ ...RELEASE, SITE_DATE: day }, NOW);
    expect([...mistakes, ...warnings]).toEqual([]);
  });
});

it.each<[NodeJS.ProcessEnv, object]>([
  [{}, { delivery: null }],
  [{ GATSBY_WAITLIST_URL: '/join' }, { delivery: { url: '/join', confirms: false } }],
])('reads where sign-ups go from %j', (environment, expected) => {
  expect(buildWith(environment)).toMatchObject(expected);
});

it('warns that the form only simulates', () => {
  expect(readBuildSettings({}).warnings).toEqual([
    expect.stringMatching(/^The waitlist is only simulated.*Set GATSBY_WAITLIST_URL/),
  ]);
});

it.each<[what: string, environment: NodeJS.ProcessEnv]>([
  ['with a receiver', { GATSBY_WAITLIST_URL: '/join' }],
  ['of a preview', { SITE_PREVIEW: '1' }],
  ['in `gatsby develop`', { NODE_ENV: 'development' }],
])('does not warn of the receiver in a build %s', (_what, environment) => {
  expect(readBuildSettings(environment).warnings).toEqual([]);
});

it('replaces no fact of content/site.yaml without SITE_URL', () => {
  expect([buildWith({}).factOverrides, buildWith({ SITE_URL: '' }).factOverrides]).toEqual([{}, {}]);
});

it.each(['https://www.example.org', 'http://localhost:9000'])('accepts SITE_URL=%s', (url) => {
  expect(readBuildSettings({ SITE_URL: url })).toMatchObject({
    build: { factOverrides: { url } },
    mistakes: [],
  });
});

it.each<[NodeJS.ProcessEnv, string]>([
  [{ SITE_URL: 'https://www.example.org/' }, 'SITE_URL must be https:// and the name of a host'],
  [{ SITE_URL: 'https://WWW.example.org' }, 'SITE_URL must be https:// and the name of a host'],
  [{ SITE_DATE: '2025-02-30' }, 'SITE_DATE is "2025-02-30"'],
  [{ SITE_PREVIEW: 'true' }, 'SITE_PREVIEW must be 1 or 0. It is: true'],
  [{ HSTS_PRELOAD: 'yes' }, 'HSTS_PRELOAD must be 1 or 0. It is: yes'],
  [{ GATSBY_WAITLIST_URL: 'example.org' }, 'GATSBY_WAITLIST_URL must be https://'],
])('reports the mistake in %j', (environment, sentence) => {
  expect(readBuildSettings(environment).mistakes).toEqual([expect.stringContaining(sentence)]);
});

it.each<[NodeJS.ProcessEnv, object]>([
  [{}, { mustBeRelease: false, isDevelop: false, isPreview: false }],
  [{ SITE_RELEASE: '1' }, { mustBeRelease: true }],
  [{ SITE_PREVIEW: '1' }, { isPreview: true }],
  [{ NODE_ENV: 'development' }, { isDevelop: true }],
])('reads for whom the build is from %j', (environment, expected) => {
  expect(buildWith(environment)).toMatchObject(expected);
});

it.each<[NodeJS.ProcessEnv, string]>([
  [{}, '.env.production'],
  [{ GATSBY_ACTIVE_ENV: 'staging' }, '.env.staging'],
])('names the file of the variables for %j', (environment, envFile) => {
  expect(buildWith(environment)).toMatchObject({ envFile });
});

it('reports every mistake at once', () => {
  expect(readBuildSettings({ SITE_PREVIEW: 'x', HSTS_PRELOAD: 'x' }).mistakes).toHaveLength(2);
});
