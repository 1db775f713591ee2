import type { BuildSettings } from '../environment/build-settings';
import { settingsWithoutVariables } from '../environment/check-settings';
import { readDeliveryConfig } from '../environment/read-delivery-config';
import { findReleaseProblems } from './release-problems';

type Facts = Parameters<typeof findReleaseProblems>[0];

const FACTS: Facts = {
  email: 'write@bank-brief.org',
  url: 'https://bank-brief.org',
  launch: 'mid-May 2031',
  launchBy: '2031-05-31',
  operator: 'Sample LLC',
  postalAddress: '1 Main Street',
  unpublished: false,
  publicSince: '2031-05-01',
};
const UNPUBLISHED: Facts = { ...FACTS, unpublished: true };
const INCOMPLETE: Facts = {
  email: 'write@brief.example',
  url: 'https://brief.example',
  launch: 'mid-May 2031',
  launchBy: '2031-05-30',
  unpublished: true,
};

const TODAY = '2031-05-31';
const RECEIVER = sendingTo('https://lists.bank-brief.org/join');
const LOCAL_RECEIVER = sendingTo('http://127.0.0.1:8080/join');
const REQUIRED = { mustBeRelease: true };

function sendingTo(url: string): Partial<BuildSettings> {
  return { delivery: readDeliveryConfig({ GATSBY_WAITLIST_URL: url }) };
}

const problemsOf = (facts: Facts, build: Partial<BuildSettings>) =>
  findReleaseProblems(facts, { ...settingsWithoutVariables(TODAY), ...build });

/** The field of each problem, or its file if it isn't about a fact. */
const placesOf = (problems: ReturnType<typeof findReleaseProblems>) =>
  problems.map((problem) => ('field' in problem ? problem.field : problem.file));

it('finds nothing that a complete site lacks, even on the last day of its launch', () => {
  expect(problemsOf(FACTS, { ...REQUIRED, ...RECEIVER })).toEqual([]);
});

it('lists everything that a release lacks, as errors', () => {
  const problems = problemsOf(INCOMPLETE, { ...REQUIRED, delivery: null });
  expect(problems.map(({ severity }) => severity)).toEqual(Array(7).fill('error'));
  expect(placesOf(problems).sort()).toEqual(
    ['operator', 'postalAddress', 'email', 'url', 'launchBy', 'unpublished', '.env.production'].sort(),
  );
});

it('lists the same facts for any other build as warnings, but asks for no receiver', () => {
  const problems = problemsOf(INCOMPLETE, { delivery: null });
  expect(problems.map(({ severity }) => severity)).toEqual(Array(6).fill('warning'));
  expect(placesOf(problems)).not.toContain('.env.production');
});

it.each<[string, Partial<BuildSettings>]>([
  ['a release', { ...REQUIRED, ...RECEIVER }],
  ['any other build', {}],
])('warns in %s that nobody knows since when a public site has been public', (_what, build) => {
  const problems = problemsOf({ ...FACTS, publicSince: undefined }, build);
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
  expect(placesOf(problems)).toEqual(['publicSince']);
});

it('asks for no day on which the site went public before it is public', () => {
  expect(placesOf(problemsOf({ ...UNPUBLISHED, publicSince: undefined }, {}))).toEqual(['unpublished']);
});

it.each<[string, object, Partial<BuildSettings>, string]>([
  ['a mailbox of a reserved name', { email: 'write@brief.test' }, {}, 'email'],
  ['an address of a reserved name', { url: 'https://www.example.com' }, {}, 'url'],
  ['a receiver of a reserved name', {}, sendingTo('https://a.example/'), '.env.production'],
  ['a receiver on this computer', {}, LOCAL_RECEIVER, '.env.production'],
])('stops a release with %s', (_what, facts, build, place) => {
  const problems = problemsOf({ ...FACTS, ...facts }, { ...REQUIRED, ...RECEIVER, ...build });
  expect(problems.map(({ severity }) => severity)).toEqual(['error']);
  expect(placesOf(problems)).toEqual([place]);
});

it('says where an address of a reserved name comes from', () => {
  const url = 'https://brief.example';
  const messageWith = (build: Partial<BuildSettings>) => problemsOf({ ...FACTS, url }, build)[0]?.message;
  expect(messageWith({})).toContain(`cannot open ${url}: `);
  expect(messageWith({ factOverrides: { url } })).toContain(
    `cannot open ${url} (from the variable SITE_URL): `,
  );
});

it.each<[string, Partial<BuildSettings>]>([
  ['no receiver', { delivery: null }],
  ['a receiver on this computer', LOCAL_RECEIVER],
])('names the file in which the variable may be set when there is %s', (_what, build) => {
  const problems = problemsOf(FACTS, { ...REQUIRED, ...build, envFile: '.env.staging' });
  expect(placesOf(problems)).toEqual(['.env.staging']);
});

it('says nothing about the receiver when only the day is known, as when the editor checks a text', () => {
  expect(problemsOf(FACTS, {})).toEqual([]);
});
