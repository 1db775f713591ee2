import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFolder, copyHistoryForEachTest, editDocument, VERSIONS } from '../fixtures/history';
import { OPTIONS, TODAY } from '../fixtures/options';

const [, OLDER, IN_FORCE, NEWEST] = VERSIONS;

const root = copyHistoryForEachTest();

const TERMS = 'legal/terms.mdx';
const change = (file: string, from: string | RegExp, to: string) => {
  const target = path.join(root, file);
  writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
};
const addField = (field: string) => change(TERMS, '---\n', `---\n${field}\n`);
/** The findings about the terms: the rule, the field in the line of the finding, and the message. */
const found = () => {
  const lines = readFileSync(path.join(root, TERMS), 'utf8').split('\n');
  const inTerms = checkFolder(root).findings.filter(({ file }) => file === `content/${TERMS}`);
  return inTerms.map(
    ({ line, rule, message }) => `${rule} ${/^\w+/.exec(lines[line - 1] ?? '')?.[0] ?? ''}: ${message}`,
  );
};

const KEY_PHRASE =
  'key-phrase : the key phrase "Everything" is not in the summary, so the page cannot mark it';
const DIFFERS =
  'record-text lastUpdated: this text, or a fact of content/site.yaml that it shows, differs from the version of March 1, 2026, which is recorded and cannot change';
const MISSING = 'record-missing : this text is not recorded yet, so the site does not show it';
const TEXTS: [string, () => unknown, string[]][] = [
  [
    'marks only phrases of its summary',
    () => {
      change('site.yaml', /$/, 'unpublished: true\n');
      addField('keyPhrases:\n  - All\n  - Everything');
    },
    [MISSING, KEY_PHRASE],
  ],
  ['has other key phrases only as a new version', () => addField('keyPhrases: [All]'), [DIFFERS]],
  ['may be the newest version', () => undefined, []],
  [
    'must not differ from the version of its date',
    () => change(TERMS, 'apply to you', 'apply to all'),
    [DIFFERS],
  ],
  ['must not go back to a version that was replaced', () => editDocument(root, 'terms', OLDER), [DIFFERS]],
  [
    'must have a new change note',
    () => editDocument(root, 'terms', { ...NEWEST, effectiveDate: '2026-04-01' }),
    [DIFFERS.replace('lastUpdated', 'changeNote')],
  ],
  [
    'may be an older text with a change note that says so',
    () => {
      const changeNote = 'The old text returns.';
      editDocument(root, 'terms', { ...OLDER, effectiveDate: '2026-04-01', changeNote });
    },
    [MISSING],
  ],
  [
    'shows other facts only as a new version',
    () => change('site.yaml', 'write@example.com', 'other@example.com'),
    [DIFFERS],
  ],
  [
    'is the same text when a fact changes that it does not show',
    () => change('site.yaml', 'launch: mid-May', 'launch: June'),
    [],
  ],
  [
    'may change without a new day until the site is public',
    () => {
      change(TERMS, 'apply to you', 'apply to all');
      change('site.yaml', /$/, 'unpublished: true\n');
    },
    [MISSING],
  ],
  ['is the same text with other line endings', () => change(TERMS, /\n/g, '\r\n'), []],
  ['is the same text with a note to editors', () => addField('reviewBy: 2031-01-01 # not for visitors'), []],
];

it.each(TEXTS)('an edited document %s', (_, edit, expected) => {
  edit();
  expect(found()).toEqual(expected);
});

it('lists the texts that can be recorded, and no text that differs from its recorded version', () => {
  change(TERMS, 'apply to you', 'apply to all');
  editDocument(root, 'privacy', VERSIONS[1]);
  const { unrecorded } = checkFolder(root);
  expect(unrecorded.map(({ documentName, effectiveDate }) => `${documentName} ${effectiveDate}`)).toEqual([
    'privacy 2025-06-01',
  ]);
});

describe('a document that is the version in force again', () => {
  beforeEach(() => editDocument(root, 'terms', IN_FORCE));
  const takenBackOn = (today: string) =>
    checkFolder(root, today).takenBack.map(
      ({ documentName, effectiveDate }) => `${documentName} ${effectiveDate}`,
    );

  it('takes back the announced version, and says what to do', () => {
    expect(takenBackOn(TODAY)).toEqual(['terms 2026-03-01']);
    expect(checkFolder(root).unrecorded).toEqual([]);
    expect(found()).toEqual([
      'record-missing : this text takes back what was announced for March 1, 2026, and the record still has it',
    ]);
    expect(checkFolder(root).findings[0]?.help).toBe(OPTIONS.advice.record);
  });

  it('takes back all announced versions', () => {
    expect(takenBackOn('2026-01-01')).toEqual(['terms 2026-03-01']);
    editDocument(root, 'terms', OLDER);
    expect(takenBackOn('2025-12-31')).toEqual(['terms 2026-01-01', 'terms 2026-03-01']);
  });

  it('takes back nothing from the day on which the announced version is in force', () => {
    expect(takenBackOn('2026-02-28')).toHaveLength(1);
    expect(checkFolder(root, '2026-03-01')).toMatchObject({
      takenBack: [],
      findings: [{ rule: 'record-text' }],
    });
  });

  it('may have other notes to editors than the recorded file', () => {
    addField('reviewBy: 2031-01-01');
    addField(`reviewed: { by: Counsel, on: ${TODAY} }`);
    expect(takenBackOn(TODAY)).toEqual(['terms 2026-03-01']);
    expect(found()).toHaveLength(1);
  });

  it.each([
    ['another word', () => change(TERMS, 'apply to you', 'apply to all')],
    ['another fact', () => change('site.yaml', 'write@example.com', 'other@example.com')],
  ])('takes back nothing when it has %s', (_, edit) => {
    edit();
    expect(takenBackOn(TODAY)).toEqual([]);
    expect(found()).toEqual([DIFFERS]);
  });

  it('is recorded again as a draft until the site is public', () => {
    change('site.yaml', /$/, 'unpublished: true\n');
    expect(takenBackOn(TODAY)).toEqual([]);
    expect(found()).toEqual([MISSING]);
  });
});

it('says nothing about a deleted document, which the content check reports', () => {
  rmSync(path.join(root, TERMS));
  expect(checkFolder(root).findings).toEqual([]);
});

it.each([
  ['2027-02-01', []],
  ['2027-02-02', ['February 2, 2027']],
  ['9999-12-31', ['December 31, 9999']],
])('warns of an effective date only when it is more than a year ahead: %s', (effectiveDate, days) => {
  editDocument(root, 'terms', { ...NEWEST, effectiveDate, changeNote: 'Another.' });
  const warnings = checkFolder(root).findings.filter(({ severity }) => severity === 'warning');
  expect(warnings.map(({ message }) => message)).toEqual(
    days.map((day) => `this text takes effect on ${day}, more than a year from now`),
  );
});

describe('the field "reviewed", which says that counsel has approved a text,', () => {
  const addReview = () => addField(`reviewed: { by: Counsel, on: ${TODAY} }`);
  const VOID = 'reviewed reviewed: Counsel has not read this text: it changed, or is not recorded yet';

  it('holds for the recorded text', () => {
    addReview();
    expect(found()).toEqual([]);
  });

  it.each([
    ['the text changes', () => change(TERMS, 'apply to you', 'apply to all')],
    ['a fact that it shows changes', () => change('site.yaml', 'write@example.com', 'other@example.com')],
    [
      'a new version is to be recorded',
      () => change(TERMS, /lastUpdated: .*\nchangeNote: .*/, 'lastUpdated: 2026-04-01\nchangeNote: Another.'),
    ],
  ])('is void when %s', (_, edit) => {
    addReview();
    edit();
    expect(found()).toContain(VOID);
  });
});
