import { cpSync, rmSync } from 'node:fs';
import { siteFactsWith } from '../fixtures/front-matter';
import { checkRelease, compareRecords } from './compare-records';
import { checkFolder, editDocument, VERSIONS } from './fixtures/history';
import { LEDGER, TamperedHistory, textFile, tokenFile } from './fixtures/tampered-history';
import { type LedgerEntry, sha256 } from './ledger';
import { publishRecord } from './publish-record';
import { readRecord } from './read-record';

const [FIRST, SECOND, THIRD, ANNOUNCED] = VERSIONS;

let history: TamperedHistory;
beforeAll(async () => {
  history = await TamperedHistory.create();
});
beforeEach(() => history.reset());
afterAll(() => history.remove());

const FACTS = siteFactsWith();
const DRAFTS = siteFactsWith({ unpublished: true });
const compare = (facts = FACTS, known = history.known) =>
  compareRecords(readRecord(history.root), facts, known, 'main');

/** With every hash right: without the comparison, nobody sees it. */
const FORGED: [string, tamper: () => void, message: RegExp][] = [
  [
    'a changed text',
    () => history.forgeText(THIRD.date),
    /January 1, 2026 of "terms" was changed; .* in force in main/,
  ],
  [
    'another fact',
    () => history.forgeEntry(FIRST.date, { facts: { email: 'a@a.example' } }),
    /May 2, 2025 of "terms" was/,
  ],
  ['a version taken out', () => history.takeOut(SECOND.date), /June 1, 2025 of "terms" is missing/],
  [
    'the version in force taken out, and the announced one',
    () => [THIRD, ANNOUNCED].forEach(({ date }) => history.takeOut(date)),
    /January 1, 2026 of "terms" is missing/,
  ],
  [
    'the record removed',
    () => rmSync(history.at('legal/record'), { recursive: true }),
    /May 2, 2025 of "terms" is missing/,
  ],
  ['an unreadable ledger', () => history.write(LEDGER, ''), /May 2, 2025 of "terms" is missing/],
  [
    'a removed timestamp',
    () => rmSync(history.at(tokenFile(FIRST.date))),
    /May 2, 2025 of "terms" has lost its timestamp/,
  ],
];

it.each(FORGED)('compares with the record that visitors know: %s', (_, tamper, message) => {
  tamper();
  expect(compare()[0]).toMatchObject({
    severity: 'error',
    message: expect.stringMatching(message) as string,
    help: expect.stringContaining('git restore --source <commit> -- content/legal/record') as string,
  });
});

it('notices a version that was inserted between two others', () => {
  const inserted = textFile('2025-05-03');
  cpSync(history.at(textFile(FIRST.date)), history.at(inserted));
  history.edit(inserted, FIRST.date, '2025-05-03');
  const hash = sha256(history.read(inserted));
  history.forge((all) => [...all, { ...(all[0] as LedgerEntry), version: '2025-05-03', sha256: hash }]);
  expect(compare()[0]?.message).toMatch(/June 1, 2025 of "terms" was changed/);
});

it('accepts the record as it is', () => {
  expect(compare()).toEqual([]);
});

it('lets a version be withdrawn, or changed, whose day has not come', async () => {
  history.forgeText(ANNOUNCED.date);
  expect(compare()).toEqual([]);
  history.takeOut(ANNOUNCED.date);
  await editDocument(history.root, 'terms', THIRD);
  expect((await checkFolder(history.root)).findings.filter(({ severity }) => severity === 'error')).toEqual(
    [],
  );
  expect(compare()).toEqual([]);
});

it('lets drafts change, but not once they are published', () => {
  history.forgeText(THIRD.date);
  const drafts = { ...history.known, unpublished: true };
  expect(compare(DRAFTS, drafts)).toEqual([]);
  expect(compare(FACTS, drafts)).toEqual([]);
  expect(compare(DRAFTS).map(({ message }) => message)).toEqual([
    '"unpublished" is back, and the site is published in main',
    expect.stringMatching(/January 1, 2026 of "terms" was changed/),
  ]);
});

describe('a build of the real site', () => {
  const release = (facts = FACTS) => publishRecord(readRecord(history.root), facts, history.at('dist'));
  const check = (facts = FACTS, environment: NodeJS.ProcessEnv = {}) =>
    checkRelease(readRecord(history.root), facts, history.at('dist'), environment).map(
      ({ message }) => message,
    );

  it('is compared with the last release, where there is one', () => {
    history.forgeText(THIRD.date);
    expect(check()).toEqual([]);
    history.reset();
    release();
    expect(check()).toEqual([]);
    history.forgeText(THIRD.date);
    expect(check()).toEqual([
      expect.stringMatching(/January 1, 2026 of "terms" was changed; .*last release/),
    ]);
    expect(check(FACTS, { SITE_PREVIEW: '1' })).toEqual([]);
  });

  it('notices a timestamp that the last release has', () => {
    release();
    rmSync(history.at(tokenFile(FIRST.date)));
    expect(check()).toEqual([expect.stringMatching(/has lost its timestamp/)]);
  });

  it('is not compared with a release of drafts', () => {
    release(DRAFTS);
    history.forgeText(THIRD.date);
    expect([check(DRAFTS), check(FACTS)]).toEqual([[], []]);
  });

  it('says how to go on when the release was never published', () => {
    release();
    const findings = checkRelease(readRecord(history.root), DRAFTS, history.at('dist'), {});
    expect(findings[0]?.message).toMatch(/dist\/; delete it if it was never published/);
    history.write('dist/legal/ledger.json', '{"entries":[{}]}');
    expect(check()).toEqual([expect.stringMatching(/^the ledger of the last release cannot be read/)]);
  });

  it('refuses drafts, however site.yaml writes the word', () => {
    const message = expect.stringMatching(/legal texts are drafts/) as string;
    expect(check(DRAFTS, { WAITLIST_REQUIRED: '1' })).toEqual([message]);
    expect(check(DRAFTS)).toEqual([]);
    expect(check(FACTS, { WAITLIST_REQUIRED: '1' })).toEqual([]);
  });
});
