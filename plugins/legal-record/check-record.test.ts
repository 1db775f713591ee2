import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkAll } from '../check/check-content';
import { checkFolder, editDocument, makeHistory, TODAY, VERSIONS } from './fixtures/history';

const [, , REPLACED, NEWEST] = VERSIONS;

let history: string;
let root: string;
beforeAll(async () => {
  process.env['SITE_DATE'] = TODAY;
  history = await makeHistory();
});
beforeEach(() => {
  root = path.join(path.dirname(history), 'copy');
  rmSync(root, { recursive: true, force: true });
  cpSync(history, root, { recursive: true });
});
afterAll(() => {
  rmSync(path.dirname(history), { recursive: true });
  Reflect.deleteProperty(process.env, 'SITE_DATE');
});

const TERMS = 'legal/terms.mdx';
const change = (file: string, from: string | RegExp, to: string) => {
  const target = path.join(root, file);
  writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
};
const addField = (field: string) => change(TERMS, '---\n', `---\n${field}\n`);
/** Each finding about the terms: its rule, the field in its line, and its message. */
const found = async () => {
  const lines = readFileSync(path.join(root, TERMS), 'utf8').split('\n');
  return (await checkFolder(root)).findings.map(
    ({ line, rule, message }) => `${rule} ${/^\w+/.exec(lines[line - 1] ?? '')?.[0] ?? ''}: ${message}`,
  );
};

const DIFFERS =
  'record-text lastUpdated: this text, or a fact of content/site.yaml that it shows, differs from the version of March 1, 2026, which is recorded and cannot change';
const TEXTS: [string, () => unknown, string[]][] = [
  ['may be the newest version', () => undefined, []],
  [
    'must not differ from the version of its date',
    () => change(TERMS, 'apply to you', 'apply to all'),
    [DIFFERS],
  ],
  ['must not go back in time, as after a revert', () => editDocument(root, 'terms', REPLACED), [DIFFERS]],
  [
    'must have a new change note',
    () => editDocument(root, 'terms', { ...NEWEST, date: '2026-04-01' }),
    [DIFFERS.replace('lastUpdated', 'changeNote')],
  ],
  [
    'may be an older text with a change note that says so',
    () => editDocument(root, 'terms', { ...REPLACED, date: '2026-04-01', note: 'The old text returns.' }),
    ['record-missing : this text is not recorded yet, so the site does not show it'],
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
    'may change without a new day until the site is published',
    () => {
      change(TERMS, 'apply to you', 'apply to all');
      change('site.yaml', /$/, 'unpublished: true\n');
    },
    ['record-missing : this text is not recorded yet, so the site does not show it'],
  ],
  ['is the same text with other line endings', () => change(TERMS, /\n/g, '\r\n'), []],
  ['is the same text with a note to editors', () => addField('reviewBy: 2031-01-01 # not for visitors'), []],
];

it.each(TEXTS)('an edited document %s', async (_, edit, expected) => {
  await edit();
  expect((await found()).slice(0, 1)).toEqual(expected);
});

it('reports a deleted document once', async () => {
  rmSync(path.join(root, TERMS));
  const { findings } = await checkAll(root);
  expect(findings.filter(({ file }) => file === `content/${TERMS}`)).toMatchObject([
    { rule: 'missing-file' },
  ]);
});

it.each([
  ['2027-02-01', []],
  ['2027-02-02', ['February 2, 2027']],
  ['9999-12-31', ['December 31, 9999']],
])('warns of a day more than a year ahead: %s', async (date, days) => {
  await editDocument(root, 'terms', { ...NEWEST, date, note: 'Another.' });
  const warnings = (await checkFolder(root)).findings.filter(({ severity }) => severity === 'warning');
  expect(warnings.map(({ message }) => message)).toEqual(
    days.map((day) => `this text takes effect on ${day}, more than a year from now`),
  );
});

describe('"reviewed" says that counsel has read a text, and', () => {
  const reviewed = (on: string) => addField(`reviewed: { by: Counsel, on: ${on} }`);
  const VOID = 'reviewed reviewed: Counsel has not read this text: it changed, or is not recorded yet';

  it('holds for the recorded text', async () => {
    reviewed(TODAY);
    expect(await found()).toEqual([]);
  });

  it.each([
    ['the text changes', () => change(TERMS, 'apply to you', 'apply to all')],
    ['a fact that it shows changes', () => change('site.yaml', 'write@example.com', 'other@example.com')],
    [
      'a new version is to be recorded',
      () => change(TERMS, /lastUpdated: .*\nchangeNote: .*/, 'lastUpdated: 2026-04-01\nchangeNote: Another.'),
    ],
  ])('is void when %s', async (_, edit) => {
    reviewed(TODAY);
    edit();
    expect(await found()).toContain(VOID);
  });
});
