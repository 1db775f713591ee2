import { isRealSite, openFacts, type BuildSettings } from './open-facts';

type Facts = Parameters<typeof openFacts>[0];

const FACTS: Facts = {
  email: 'write@bank-brief.org',
  url: 'https://bank-brief.org',
  launch: 'mid-May 2031',
  launchBy: '2031-05-31',
  operator: 'Sample LLC',
  postalAddress: '1 Main Street',
};
const UNPUBLISHED: Facts = { ...FACTS, unpublished: true };
const NOTHING: Facts = {
  email: 'write@brief.example',
  url: 'https://brief.example',
  launch: 'mid-May 2031',
  launchBy: '2031-05-30',
  unpublished: true,
};

const TODAY = '2031-05-31';
const RECEIVER = { delivery: { url: 'https://lists.bank-brief.org/join' } };
const REQUIRED = { isReceiverRequired: true };

describe('visitors are to see a build', () => {
  it.each<[string, Partial<BuildSettings>]>([
    ['that WAITLIST_REQUIRED=1 asks for', REQUIRED],
    ['with a receiver', RECEIVER],
    ['with a receiver on a path of the site', { delivery: { url: '/join' } }],
    ['with a receiver that does not exist', { delivery: { url: 'https://receiver.example/join' } }],
    ['for which WAITLIST_REQUIRED=1 asks, with a receiver on this computer', { ...REQUIRED, ...local() }],
  ])('%s', (_what, build) => {
    expect(isRealSite(FACTS, { today: TODAY, ...build })).toBe(true);
  });
});

describe('nobody but its maker is to see a build', () => {
  it.each<[string, Partial<BuildSettings>, Facts?]>([
    ['without a receiver', { delivery: null }],
    ['with a receiver on this computer', local()],
    ['that is a preview', { ...REQUIRED, ...RECEIVER, preview: true }],
    ['that is in development', { ...REQUIRED, ...RECEIVER, isDevelopment: true }],
    ['with a receiver, of a site that is not published', RECEIVER, UNPUBLISHED],
  ])('%s', (_what, build, facts = FACTS) => {
    expect(isRealSite(facts, { today: TODAY, ...build })).toBe(false);
  });
});

function local(): Partial<BuildSettings> {
  return { delivery: { url: 'http://127.0.0.1:8080/join' } };
}

const listed = (facts: Facts, build: Partial<BuildSettings>) => openFacts(facts, { today: TODAY, ...build });

/** Each problem as `operator`, or as `.env.production` where it is no fact. */
const placesOf = (problems: ReturnType<typeof openFacts>) =>
  problems.map((problem) => ('field' in problem ? problem.field : problem.file));

it('finds nothing open in a complete site, on the last day of its launch', () => {
  expect(listed(FACTS, { ...REQUIRED, ...RECEIVER })).toEqual([]);
});

it('lists at once what a build for visitors lacks, as errors', () => {
  const problems = listed(NOTHING, { ...REQUIRED, delivery: null });
  expect(problems.map(({ severity }) => severity)).toEqual(Array(7).fill('error'));
  expect(placesOf(problems).sort()).toEqual(
    ['operator', 'postalAddress', 'email', 'url', 'launchBy', 'unpublished', '.env.production'].sort(),
  );
});

it('lists the same facts for any other build, as warnings, and asks it for no receiver', () => {
  const problems = listed(NOTHING, { delivery: null });
  expect(problems.map(({ severity }) => severity)).toEqual(Array(6).fill('warning'));
  expect(placesOf(problems)).not.toContain('.env.production');
});

it.each<[string, object, Partial<BuildSettings>, string]>([
  ['a mailbox of a reserved name', { email: 'write@brief.test' }, {}, 'email'],
  ['an address of a reserved name', { url: 'https://www.example.com' }, {}, 'url'],
  ['such an address in SITE_URL', {}, { url: 'https://brief.example' }, 'url'],
  ['a receiver of a reserved name', {}, { delivery: { url: 'https://a.example/' } }, '.env.production'],
  ['a receiver on this computer', {}, local(), '.env.production'],
])('stops a build for visitors with %s', (_what, facts, build, place) => {
  const problems = listed({ ...FACTS, ...facts }, { ...REQUIRED, ...RECEIVER, ...build });
  expect(problems.map(({ severity }) => severity)).toEqual(['error']);
  expect(placesOf(problems)).toEqual([place]);
});

it('asks for no other address in site.yaml where SITE_URL has a real one', () => {
  const facts = { ...FACTS, url: 'https://brief.example' };
  expect(listed(facts, { ...REQUIRED, ...RECEIVER, url: 'https://bank-brief.org' })).toEqual([]);
});

it('says of a build whose receiver is not known nothing of it, as the content check of an edit', () => {
  expect(listed(FACTS, REQUIRED)).toEqual([]);
});
