import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LEGAL_DOCUMENTS } from '../src/shared/routes';
import { openPoints } from './check-launch';
import { FIXTURE_CONTENT, writeContent, writeRecordedContent, type Changes } from './fixtures/content';
import { yamlOf } from './fixtures/front-matter';
import { recordEdited } from './fixtures/legal-texts';
import { runScript } from './fixtures/run-script';

const RECEIVER = { GATSBY_WAITLIST_URL: 'https://lists.bank-brief.org/join' };
/** Everything is set for a launch. */
const READY: NodeJS.ProcessEnv = {
  ...RECEIVER,
  SITE_URL: 'https://bank-brief.org',
};
const FACTS = { email: 'write@bank-brief.org', postalAddress: '1 Main Street' };
const legal = (reviewed: string) =>
  Object.fromEntries(
    LEGAL_DOCUMENTS.map((name) => `legal/${name}.mdx`).map((file) => [
      file,
      FIXTURE_CONTENT[file]?.replace('---\n', `---\n${reviewed}`) ?? null,
    ]),
  );
const LAUNCH = FIXTURE_CONTENT['faq/launch.mdx'] ?? '';
const REVIEWED = legal('reviewed: { by: Counsel, on: 2025-05-02 }\n');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Open {
  facts?: object;
  environment?: NodeJS.ProcessEnv;
  changes?: Changes;
}

async function open({ facts = {}, environment = {}, changes = {} }: Open) {
  const site = { 'site.yaml': yamlOf('SiteFacts', { ...FACTS, ...facts }) };
  writeContent(folder, { ...legal(''), ...site });
  const content = path.join(folder, 'content');
  await recordEdited(content);
  writeContent(folder, { ...REVIEWED, ...site, ...changes });
  return openPoints(content, { ...READY, ...environment });
}

it('lists nothing when everything is set', async () => {
  expect(await open({})).toEqual([]);
});

const OPEN: [string, Open, RegExp][] = [
  [
    'the postal address',
    {
      facts: { postalAddress: undefined },
      changes: { 'faq/launch.mdx': `${LAUNCH}\nWrite to <PostalAddress />.\n` },
    },
    /postalAddress.* \[customer\]$/,
  ],
  [
    'a passed launch',
    { facts: { launchBy: '2020-05-31', firstReport: '2020-Q1' } },
    /launch .* has passed \[customer\]$/,
  ],
  [
    'a reserved domain',
    { environment: { SITE_URL: 'https://www.example.com' } },
    /https:\/\/www\.example\.com, is a placeholder \[customer\]$/,
  ],
  [
    'a reserved domain of the mailbox',
    { facts: { email: 'hello@bank-brief.example' } },
    /hello@bank-brief\.example cannot get mail \[customer\]$/,
  ],
  [
    'legal texts that counsel has not read, also with a reminder of the next review',
    { changes: legal('reviewBy: 2099-01-31\n') },
    /not read these legal texts: terms, privacy, cookie, disclaimer \[counsel\]$/,
  ],
  ['no receiver', { environment: { GATSBY_WAITLIST_URL: '' } }, /nothing is sent \[operator of the host\]$/],
  [
    'a receiver on the own computer',
    { environment: { GATSBY_WAITLIST_URL: 'http://localhost:8080/join' } },
    /localhost:8080\/join is a placeholder \[operator of the host\]$/,
  ],
  [
    'a wrong receiver',
    { environment: { GATSBY_WAITLIST_FORMAT: 'xml' } },
    /GATSBY_WAITLIST_FORMAT must be json or form.* \[operator of the host\]$/,
  ],
  [
    'a mistake in the content',
    { changes: { 'faq/launch.mdx': LAUNCH.replace('order: 2', 'order: two') } },
    /launch\.mdx: "order" must be.* \[editor\]$/,
  ],
];

it.each(OPEN)('lists %s, and who closes it', async (_name, given, expected) => {
  const points = await open(given);
  expect(points.map(({ what, who }) => `${what} [${who}]`)).toEqual([expect.stringMatching(expected)]);
});

it('does not wait for the review of a text whose day has passed', async () => {
  const due = LAUNCH.replace('---\n', '---\nreviewBy: 2020-01-31\n');
  expect(await open({ changes: { 'faq/launch.mdx': due } })).toEqual([]);
});

it('lists what the legal texts leave to counsel, until the site is published', async () => {
  const points = await open({ facts: { unpublished: true } });
  expect(points.map(({ who, what }) => `${who}: ${what}`)).toContainEqual(
    expect.stringMatching(/^counsel: .*governs.*representatives.*assent.*under 18.*kept.*CCPA/),
  );
});

it('fails as a command, reads .env.production, and writes the summary of the run', async () => {
  await writeRecordedContent(folder);
  writeFileSync(
    path.join(folder, '.env.production'),
    'GATSBY_WAITLIST_URL=https://lists.bank-brief.org/\nSITE_URL=https://bank-brief.org\n',
  );
  const summary = path.join(folder, 'summary');
  const { status, stdout } = await runScript('check-launch.ts', folder, [], { GITHUB_STEP_SUMMARY: summary });
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^- The mailbox write@example\.com cannot get mail \[customer\]\n {2}Write a mailbox/m,
  );
  expect(stdout).not.toMatch(/receiver|placeholder/);
  expect(readFileSync(summary, 'utf8')).toBe(`## Before the launch\n\n${stdout}`);
});
