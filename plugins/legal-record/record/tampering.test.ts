import { cpSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { checkFolder, VERSIONS } from '../fixtures/history';
import { DOCUMENTS, OPTIONS } from '../fixtures/options';
import { LEDGER, TamperedHistory, textFile, tokenFile } from '../fixtures/tampered-history';
import { readRecord } from './read-record';

const [FIRST, SECOND] = VERSIONS;
const [TEXT, TOKEN] = [textFile(FIRST.effectiveDate), tokenFile(FIRST.effectiveDate)];
const OTHER_TEXT = textFile('2025-06-02');

let history: TamperedHistory;
beforeAll(() => {
  history = TamperedHistory.create();
});
beforeEach(() => history.reset());
afterAll(() => history.remove());

const at = (file: string) => history.at(file);
/** The findings of the check of the content, which begin with the findings about the record itself. */
const findings = () => checkFolder(history.root).findings;
const expectError = (file: string, message: RegExp) =>
  expect(readRecord(history.root, DOCUMENTS, OPTIONS.advice).findings).toContainEqual(
    expect.objectContaining({ file: `content/${file}`, message: expect.stringMatching(message) as string }),
  );

it('accepts the record when nothing was changed', () => {
  expect(findings()).toEqual([]);
});

it('stops the check of the content with what was changed', () => {
  rmSync(at(TEXT));
  expect(findings()).toEqual(readRecord(history.root, DOCUMENTS, OPTIONS.advice).findings);
  expect(findings()).toMatchObject([{ severity: 'error', file: `content/${TEXT}` }]);
});

it.each([
  ['a character', 'costs nothing', 'costs Nothing'],
  ['a space at the end of a line', 'nothing.\n', 'nothing. \n'],
  ['a line ending', '\n', '\r\n'],
  ['a field', 'tabLabel: Terms', 'tabLabel: Term'],
])('notices a changed text: %s', (_, from, to) => {
  history.edit(TEXT, from, to);
  expectError(TEXT, /is not what was published/);
});

const LEDGERS: [string, from: string | RegExp, to: string][] = [
  ['cut off', /"latest"[^]*/, ''],
  ['emptied', /[^]*/, '{}\n'],
  ['without a field', '"changeNote":"One word.",', ''],
  ['with a field too many', '"document"', '"by":"me","document"'],
  ['an unknown document', '"terms"', '"imprint"'],
  ['another document', /"terms"(.*"2025-06-01")/, '"cookie"$1'],
  ['a day that no calendar has', '2025-06-01', '2025-02-30'],
  ['another day', '"2025-06-01"', '"2025-06-02"'],
  ['a change note', 'One word.', 'A word.'],
  ['the change note of the last entry', '"Cost."', '"Costs."'],
  ['a fact', 'write@', 'wrote@'],
  ['the day of recording', '"recorded":"2025-12-01"', '"recorded":"2025-11-01"'],
  ['the hash of a text', '"sha256":"', '"sha256":"0'],
  ['the hash of the entry before', '"previous":"', '"previous":"a'],
  ['the end of a chain', /("latest": \{"terms":")./, '$1x'],
  ['a space', '  "latest"', '   "latest"'],
  ['a line at the end', /$/, '\n'],
  ['an entry taken out', /.*"2025-06-01".*\n/, ''],
  ['the last entry of a document taken out', /.*"2026-03-01".*\n/, ''],
  ['an entry twice', /.*"2025-06-01".*\n/, '$&$&'],
  ['entries in another order', /(.*"2025-05-02".*\n)(.*"2025-06-01".*\n)/, '$2$1'],
  ['documents in another order', /(.*"privacy".*\n)(.*"cookie".*\n)/, '$2$1'],
];

it.each(LEDGERS)('notices a changed ledger: %s', (_, from, to) => {
  history.edit(LEDGER, from, to);
  expectError(LEDGER, /or not as the command wrote it/);
});

it('notices a change of any byte of the ledger', () => {
  const bytes = readFileSync(at(LEDGER));
  for (let place = 0; place < bytes.length; place += 41) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((bytes[place] ?? 0) ^ 1, place);
    history.write(LEDGER, changed);
    expect([place, readRecord(history.root, DOCUMENTS, OPTIONS.advice).findings.length > 0]).toEqual([
      place,
      true,
    ]);
  }
});

const FILES: [string, tamper: () => void, file: string, message: RegExp][] = [
  [
    'the text of another version',
    () => cpSync(at(textFile(SECOND.effectiveDate)), at(TEXT)),
    TEXT,
    /not what was published/,
  ],
  ['a removed text', () => rmSync(at(TEXT)), TEXT, /its file is missing/],
  ['a renamed text', () => renameSync(at(TEXT), at(OTHER_TEXT)), TEXT, /its file is missing/],
  ['a text added', () => cpSync(at(TEXT), at(OTHER_TEXT)), OTHER_TEXT, /not in the ledger/],
  ['a removed ledger', () => rmSync(at(LEDGER)), LEDGER, /the ledger is missing, or not/],
  [
    'another day, with right hashes',
    () => history.forgeEntry(SECOND.effectiveDate, { effectiveDate: '2025-06-02' }),
    OTHER_TEXT,
    /its file is missing/,
  ],
  [
    'another change note, with right hashes',
    () => history.forgeEntry(FIRST.effectiveDate, { changeNote: 'No.' }),
    TEXT,
    /another day or change note/,
  ],
  [
    'a text under a timestamp, with right hashes',
    () => history.forgeText(FIRST.effectiveDate),
    TOKEN,
    /proves nothing: it is about something else/,
  ],
  [
    'a changed timestamp',
    () => history.write(TOKEN, readFileSync(at(TOKEN)).fill(0, 900)),
    TOKEN,
    /proves nothing/,
  ],
  [
    'a timestamp without a version',
    () => cpSync(at(TOKEN), at(tokenFile('2025-06-02'))),
    tokenFile('2025-06-02'),
    /not in the ledger/,
  ],
];

it.each(FILES)('notices a changed record: %s', (_, tamper, file, message) => {
  tamper();
  expectError(file, message);
});

it('notices a text that was replaced by a symbolic link', () => {
  renameSync(at(TEXT), at('other.mdx'));
  symlinkSync(at('other.mdx'), at(TEXT));
  expectError(TEXT, /its file is missing/);
});

it('says how to restore the record of a public site when it is gone', () => {
  rmSync(at('legal/record'), { recursive: true });
  const lost = findings().filter(({ rule }) => rule === 'record-lost');
  expect(lost).toMatchObject([{ severity: 'error', file: `content/${LEDGER}` }]);
  expect(lost[0]?.help).toBe(OPTIONS.advice.restore);
  history.edit('site.yaml', /$/, 'unpublished: true\n');
  expect(findings().map(({ rule }) => rule)).not.toContain('record-lost');
});
