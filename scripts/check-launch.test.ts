import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { FIXTURE_CONTENT, writeContent, writeRecordedContent, type Changes } from '../tests/support/content';
import { yamlOf } from '../tests/support/front-matter';
import { recordEdited } from '../tests/support/legal-texts';
import { runScript } from '../tests/support/run-script';
import { openPoints, openQuestions } from './check-launch';

const RECEIVER = { GATSBY_WAITLIST_URL: 'https://lists.bank-brief.org/join' };
/** The variables of a site for which everything is set for a launch. */
const READY: NodeJS.ProcessEnv = {
  ...RECEIVER,
  SITE_URL: 'https://bank-brief.org',
};
const FACTS = {
  email: 'write@bank-brief.org',
  operator: 'Sample LLC',
  postalAddress: '1 Main Street',
  publicSince: '2026-12-01',
};
const legal = (reviewed: string) =>
  Object.fromEntries(
    LEGAL_DOCUMENT_NAMES.map((name) => `legal/${name}.mdx`).map((file) => [
      file,
      FIXTURE_CONTENT[file]?.replace('---\n', `---\n${reviewed}`) ?? null,
    ]),
  );
const LAUNCH = FIXTURE_CONTENT['faq/launch.mdx'] ?? '';
const REVIEWED = legal('reviewed: { by: Counsel, on: 2025-05-02 }\n');

let recorded: string;
beforeAll(async () => {
  recorded = mkdtempSync(path.join(tmpdir(), 'recorded-'));
  writeContent(recorded, { ...legal(''), 'site.yaml': yamlOf('SiteFacts', FACTS) });
  await recordEdited(path.join(recorded, 'content'));
});
afterAll(() => rmSync(recorded, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What differs from a site for which everything is set. Legal texts show the email address, so it stays. */
interface Differences {
  facts?: object;
  environment?: NodeJS.ProcessEnv;
  changes?: Changes;
}

async function openPointsWith({ facts = {}, environment = {}, changes = {} }: Differences) {
  const site = { 'site.yaml': yamlOf('SiteFacts', { ...FACTS, ...facts }) };
  cpSync(recorded, folder, { recursive: true });
  writeContent(folder, { ...REVIEWED, ...site, ...changes });
  return openPoints(path.join(folder, 'content'), { ...READY, ...environment });
}

it('lists nothing when everything is set', async () => {
  expect(await openPointsWith({})).toEqual([]);
});

const STOPPING: [string, Differences, RegExp][] = [
  ['the operator', { facts: { operator: undefined } }, /"operator": is missing.* \[customer\]$/],
  [
    'the postal address',
    { facts: { postalAddress: undefined } },
    /"postalAddress": is missing.* \[customer\]$/,
  ],
  [
    'a passed launch',
    { facts: { launchBy: '2020-05-31', firstReport: '2020-Q1' } },
    /launch .* has passed \[customer\]$/,
  ],
  [
    'a reserved domain',
    { environment: { SITE_URL: 'https://www.example.com' } },
    /cannot open https:\/\/www\.example\.com .* \[customer\]$/,
  ],
  [
    'no receiver',
    { environment: { GATSBY_WAITLIST_URL: '' } },
    /^no receiver .* nothing would be sent \[operator of the host\]$/,
  ],
  [
    'a receiver on the own computer',
    { environment: { GATSBY_WAITLIST_URL: 'http://localhost:8080/join' } },
    /http:\/\/localhost:8080\/join, .* \[operator of the host\]$/,
  ],
  [
    'a wrong receiver',
    { environment: { GATSBY_WAITLIST_FORMAT: 'xml' } },
    /GATSBY_WAITLIST_FORMAT must be json or form.* \[operator of the host\]$/,
  ],
  [
    'a mistake in the content',
    { changes: { 'faq/launch.mdx': LAUNCH.replace('order: 2', 'order: two') } },
    /launch\.mdx, line \d+: "order": must be.* \[editor\]$/,
  ],
  [
    'a legal text that is not recorded',
    { changes: { 'legal/terms.mdx': `${FIXTURE_CONTENT['legal/terms.mdx']}\nMore.\n` } },
    /terms\.mdx, line \d+: "lastUpdated": this text.*differs from the version .* \[editor\]$/,
  ],
];

it.each(STOPPING)(
  'lists %s as something that stops a release, and who closes it',
  async (_name, given, expected) => {
    const points = (await openPointsWith(given)).filter(({ stops }) => stops);
    expect(points.map(({ what, who }) => `${what} [${who}]`)).toEqual([expect.stringMatching(expected)]);
  },
);

it('lists what stops a release even if the environment is that of a preview', async () => {
  const points = await openPointsWith({ facts: { operator: undefined }, environment: { SITE_PREVIEW: '1' } });
  expect(points).toEqual([expect.objectContaining({ stops: true })]);
});

it('lists legal texts that counsel has not read, also with a reminder of the next review', async () => {
  const points = await openPointsWith({ changes: legal('reviewBy: 2099-01-31\n') });
  expect(points).toEqual([
    expect.objectContaining({
      who: 'counsel',
      what: 'Counsel has not read these legal texts: terms, privacy, cookie, disclaimer',
      stops: false,
    }),
  ]);
});

it('does not list a text whose review is due', async () => {
  const due = LAUNCH.replace('---\n', '---\nreviewBy: 2020-01-31\n');
  expect(await openPointsWith({ changes: { 'faq/launch.mdx': due } })).toEqual([]);
});

it('lists open questions until the site is public, below what stops a release', async () => {
  const [first, ...others] = await openPointsWith({ facts: { unpublished: true, publicSince: undefined } });
  expect(first).toMatchObject({ stops: true, what: expect.stringContaining('drafts') as string });
  expect(others).toEqual(openQuestions());
});

it('fails while something is open, and as a process reads .env.production and writes the summary', async () => {
  await writeRecordedContent(folder);
  writeFileSync(
    path.join(folder, '.env.production'),
    'GATSBY_WAITLIST_URL=https://lists.bank-brief.org/\nSITE_URL=https://bank-brief.org\n',
  );
  const summary = path.join(folder, 'summary');
  const { status, stdout } = await runScript('check-launch.ts', folder, [], { GITHUB_STEP_SUMMARY: summary });
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^This stops a release[^]*^- In content\/site\.yaml, line \d+: "email": mail to write@example\.com cannot arrive.* \[customer\]\n {2}Write a mailbox[^]*^These points stop no release[^]*Counsel has not read/m,
  );
  expect(stdout).not.toMatch(/receiver|visitors cannot open/);
  expect(readFileSync(summary, 'utf8')).toBe(`## Before the launch\n\n${stdout}`);
});
