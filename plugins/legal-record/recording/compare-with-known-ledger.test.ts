import { cpSync, rmSync } from 'node:fs';
import { checkFolder, editDocument, VERSIONS } from '../fixtures/history';
import { DOCUMENTS, FACTS, OPTIONS } from '../fixtures/options';
import { LEDGER, TamperedHistory, textFile, tokenFile } from '../fixtures/tampered-history';
import { type LedgerEntry, sha256 } from '../record/ledger';
import { readRecord } from '../record/read-record';
import { compareWithKnownLedger } from './compare-with-known-ledger';

const [FIRST, SECOND, THIRD, ANNOUNCED] = VERSIONS;

let history: TamperedHistory;
beforeAll(() => {
  history = TamperedHistory.create();
});
beforeEach(() => history.reset());
afterAll(() => history.remove());

const DRAFTS = { ...FACTS, unpublished: true as const };
const NOW = new Date(`${OPTIONS.today}T12:00:00Z`);
const compare = ({ facts = FACTS, known = history.known, today = OPTIONS.today } = {}) =>
  compareWithKnownLedger(readRecord(history.root, DOCUMENTS, OPTIONS.advice), known, {
    advice: OPTIONS.advice,
    facts,
    source: 'main',
    today,
    now: NOW,
  });

/** Changes after which every hash is right, so that only a comparison with the known ledger notices them. */
const FORGED: [string, tamper: () => void, message: RegExp][] = [
  [
    'a changed text',
    () => history.forgeText(THIRD.effectiveDate),
    /January 1, 2026 of "terms" was changed; .* in force in main/,
  ],
  [
    'another fact',
    () => history.forgeEntry(FIRST.effectiveDate, { facts: { email: 'a@a.example' } }),
    /May 2, 2025 of "terms" was/,
  ],
  [
    'a version taken out',
    () => history.removeVersion(SECOND.effectiveDate),
    /June 1, 2025 of "terms" is missing/,
  ],
  [
    'the version in force taken out, and the announced one',
    () => [THIRD, ANNOUNCED].forEach(({ effectiveDate }) => history.removeVersion(effectiveDate)),
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
    () => rmSync(history.at(tokenFile(FIRST.effectiveDate))),
    /May 2, 2025 of "terms" has lost its timestamp/,
  ],
];

it.each(FORGED)('notices a forged change of what visitors know: %s', (_, tamper, message) => {
  tamper();
  expect(compare()[0]).toMatchObject({
    severity: 'error',
    message: expect.stringMatching(message) as string,
    help: OPTIONS.advice.restore,
  });
});

it('notices a version that was inserted between two others', () => {
  const inserted = textFile('2025-05-03');
  cpSync(history.at(textFile(FIRST.effectiveDate)), history.at(inserted));
  history.edit(inserted, FIRST.effectiveDate, '2025-05-03');
  const hash = sha256(history.read(inserted));
  history.forge((all) => [...all, { ...(all[0] as LedgerEntry), effectiveDate: '2025-05-03', sha256: hash }]);
  expect(compare()[0]?.message).toMatch(/June 1, 2025 of "terms" was changed/);
});

it('accepts the record when nothing was changed', () => {
  expect(compare()).toEqual([]);
});

it('accepts that a version was changed or taken back before its effective date', () => {
  history.forgeText(ANNOUNCED.effectiveDate);
  expect(compare()).toEqual([]);
  expect(compare({ today: ANNOUNCED.effectiveDate })).toMatchObject([
    { message: expect.stringMatching(/March 1, 2026 of "terms" was changed/) },
  ]);
  history.removeVersion(ANNOUNCED.effectiveDate);
  editDocument(history.root, 'terms', THIRD);
  expect(checkFolder(history.root).findings).toEqual([]);
  expect(compare()).toEqual([]);
});

it('accepts changed drafts, until the site is public', () => {
  history.forgeText(THIRD.effectiveDate);
  const drafts = { ...history.known, unpublished: true };
  expect(compare({ facts: DRAFTS, known: drafts })).toEqual([]);
  expect(compare({ known: drafts })).toEqual([]);
  expect(compare({ facts: DRAFTS }).map(({ message }) => message)).toEqual([
    '"unpublished" is back, and the site is public in main',
    expect.stringMatching(/January 1, 2026 of "terms" was changed/),
  ]);
});

describe('a version that visitors do not know', () => {
  const { effectiveDate } = ANNOUNCED;
  const earlier = () => ({
    ...history.known,
    entries: history.known.entries.filter((entry) => entry.effectiveDate !== effectiveDate),
  });
  const messages = (known: TamperedHistory['known']) => compare({ known }).map(({ message }) => message);

  it('may have been recorded since the newest one that they know', () => {
    expect(messages(earlier())).toEqual([]);
    history.forgeEntry(effectiveDate, { recorded: '2026-02-02' });
    expect(messages(earlier())).toEqual([]);
  });

  it.each([
    ['2026-02-03', 'has not come: today is 2026-02-01 (UTC).'],
    ['2025-11-30', 'is before 2025-12-01, the day of the newest recording.'],
    ['0001-01-01', 'is before 2025-12-01, the day of the newest recording.'],
  ])('cannot have been recorded on %s', (recorded, problem) => {
    history.forgeEntry(effectiveDate, { recorded });
    expect(compare({ known: earlier() })).toMatchObject([
      {
        message: 'the version of March 1, 2026 of "terms" has an impossible day of recording',
        help: `The day of recording, ${recorded}, ${problem} ${OPTIONS.advice.correctDay}`,
      },
    ]);
  });

  it('cannot have an impossible day as a draft either', () => {
    history.forgeEntry(effectiveDate, { recorded: '9999-01-01' });
    expect(messages({ ...history.known, unpublished: true })).toHaveLength(1);
  });

  it('may have any day of recording once visitors know it', () => {
    history.forgeEntry(effectiveDate, { recorded: '9999-01-01' });
    const { versions } = readRecord(history.root, DOCUMENTS, OPTIONS.advice);
    expect(messages({ ...history.known, entries: versions })).toEqual([]);
  });
});
