import fs, { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { checkAll } from '../check/check-content';
import {
  checkFolder,
  documentSource,
  editDocument,
  type FixtureVersion,
  makeHistory,
  TEN_VERSIONS,
} from './fixtures/history';
import { sha256 } from './ledger';
import { readRecord } from './read-record';
import { recordVersions } from './record-folder';
import { createLegalVersionNodes } from './version-nodes';

let history: string;
let root: string;
beforeAll(async () => {
  history = await makeHistory();
});
beforeEach(async () => {
  root = `${history}-copy`;
  rmSync(root, { recursive: true, force: true });
  await cp(history, root, { recursive: true });
});
afterAll(() => rmSync(path.dirname(history), { recursive: true }));

const LEDGER = 'legal/record/ledger.json';
const SNAPSHOT = 'legal/record/terms/2026-01-01.mdx';
const [REPLACED, NEWEST] = [TEN_VERSIONS[3], TEN_VERSIONS[9]] as [FixtureVersion, FixtureVersion];

const change = (file: string, from: string, to: string) => {
  const target = path.join(root, file);
  const text = readFileSync(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(target, text.replace(from, to));
};
const findingsIn = async (folder: string) => (await checkFolder(folder)).findings;
const messages = async () => (await findingsIn(root)).map(({ file, message }) => `${file}: ${message}`);

it('accepts an unchanged record', async () => {
  expect(await findingsIn(root)).toEqual([]);
});

it('accepts a folder without documents and record', async () => {
  const empty = path.join(root, 'empty');
  mkdirSync(empty);
  copyFileSync(path.join(root, 'site.yaml'), path.join(empty, 'site.yaml'));
  expect(await findingsIn(empty)).toEqual([]);
});

it('is read once for all checks', async () => {
  const read = jest.spyOn(fs, 'readFileSync');
  await checkAll(root);
  expect(read.mock.calls.filter(([file]) => String(file).endsWith(LEDGER))).toHaveLength(1);
  read.mockRestore();
});

describe('a changed record', () => {
  const notPublished =
    'this file is not what was published: its SHA-256 is not the one in the ledger (a single changed character is enough)';

  it.each([
    ['a character of a text', SNAPSHOT, 'costs nothing', 'costs Nothing', notPublished],
    ['a space at a text’s end', SNAPSHOT, 'costs nothing.\n', 'costs nothing. \n', notPublished],
    ['a line ending', SNAPSHOT, 'nothing.\n', 'nothing.\r\n', notPublished],
    ['front matter', SNAPSHOT, 'tabLabel: Terms', 'tabLabel: Term', notPublished],
    ['the date in front matter', SNAPSHOT, '2026-01-01', '2026-01-02', notPublished],
  ])('is noticed: %s', async (_, file, from, to, message) => {
    change(file, from, to);
    expect(await messages()).toEqual([`content/${file}: ${message}`]);
  });

  it.each([
    ['document', '"document":"terms","version":"2026-01-01"', '"document":"cookie","version":"2026-01-01"'],
    ['version', '"version":"2026-01-01"', '"version":"2026-01-02"'],
    ['an impossible version', '"version":"2026-01-01"', '"version":"2026-02-30"'],
    ['sha256', '"version":"2026-01-01","sha256":"', '"version":"2026-01-01","sha256":"0'],
    ['change note', 'Split a clause.', 'Split a clause!'],
    ['change note of the newest', 'A title and a callout.', 'A title and a Callout.'],
    ['facts', '"email":"write@example.com"', '"email":"wrote@example.com"'],
    [
      'a fact of the newest entry',
      '"changeNote":"A title and a callout.","facts":{"email":"w',
      '"changeNote":"A title and a callout.","facts":{"email":"v',
    ],
    ['previous', '"previous":"', '"previous":"a'],
    ['the end of a chain', '"latest": {"terms":"', '"latest": {"terms":"b'],
    ['an unknown field', '"version":"2026-01-01"', '"version":"2026-01-01","by":"me"'],
    ['a space', '  "latest"', '   "latest"'],
    ['syntax', '"latest"', 'latest'],
  ])('is noticed: the ledger’s %s', async (_, from, to) => {
    change(LEDGER, from, to);
    const findings = await findingsIn(root);
    expect(findings.length).toBeGreaterThan(0);
    for (const { file, severity, message, help } of findings) {
      expect(file).toBe('content/legal/record/ledger.json');
      expect(severity).toBe('error');
      expect(message).toMatch(/ledger|chain|entry|versions/);
      expect(help).toMatch(/^Recorded versions are never edited by hand: bring .* back/);
    }
  });

  it('is noticed whichever byte of the ledger changes', async () => {
    const bytes = readFileSync(path.join(root, LEDGER));
    for (let place = 0; place < bytes.length; place += 97) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((bytes[place] ?? 0) ^ 1, place);
      writeFileSync(path.join(root, LEDGER), changed);
      expect([place, (await findingsIn(root)).length > 0]).toEqual([place, true]);
    }
  });

  it('is noticed: a deleted file', async () => {
    rmSync(path.join(root, SNAPSHOT));
    expect(await messages()).toEqual([
      `content/${SNAPSHOT}: this version is in the ledger, but its file is missing`,
    ]);
  });

  it('is noticed: an extra file', async () => {
    writeFileSync(path.join(root, 'legal/record/terms/2026-01-03.mdx'), documentSource(NEWEST));
    expect(await messages()).toEqual([
      'content/legal/record/terms/2026-01-03.mdx: this file is not in the ledger, so it was never published',
    ]);
  });

  it('is noticed: a missing ledger', async () => {
    rmSync(path.join(root, LEDGER));
    expect(await messages()).toEqual(['content/legal/record/ledger.json: the ledger is missing']);
  });

  const lines = () => readFileSync(path.join(root, LEDGER), 'utf8').split('\n');

  it('is noticed: reordered entries of one document', async () => {
    const [start, head, first, second, ...rest] = lines();
    writeFileSync(path.join(root, LEDGER), [start, head, second, first, ...rest].join('\n'));
    expect((await messages()).join('\n')).toContain('2025-05-02 comes after 2025-06-01');
  });

  it('is noticed: reordered entries of two documents', async () => {
    const all = lines();
    const place = all.findIndex((line) => line.includes('"privacy"'));
    [all[place], all[place + 1]] = [all[place + 1] ?? '', all[place] ?? ''];
    writeFileSync(path.join(root, LEDGER), all.join('\n'));
    expect(await messages()).toEqual([
      'content/legal/record/ledger.json: the ledger is not as the command writes it: an entry or a space was moved or changed',
    ]);
  });

  it('is noticed: the newest version taken out, file and entry', async () => {
    const kept = lines().filter((line) => !line.includes('"version":"2030-01-01"'));
    writeFileSync(path.join(root, LEDGER), kept.join('\n'));
    rmSync(path.join(root, 'legal/record/terms/2030-01-01.mdx'));
    expect((await messages()).join('\n')).toContain('the chain is broken at its end');
  });

  it('is noticed: a version in the middle taken out, file and entry', async () => {
    const kept = lines().filter((line) => !line.includes('"version":"2026-01-01"'));
    writeFileSync(path.join(root, LEDGER), kept.join('\n'));
    rmSync(path.join(root, SNAPSHOT));
    expect((await messages()).join('\n')).toContain('"terms" of 2026-02-28 does not follow from');
  });

  it('is noticed: an entry with a correct hash, but for another file', async () => {
    const { entries, versions } = readRecord(root);
    const [newest] = versions.filter(({ document }) => document === 'terms').slice(-1);
    if (!newest) throw new Error('The fixture history has no terms.');
    recordVersions(root, entries, [{ ...newest, date: '2030-01-02' }]);
    expect((await messages()).join('\n')).toContain(
      'this version says that it is of 2030-01-01, and the ledger that it is of 2030-01-02',
    );
    rmSync(root, { recursive: true });
    await cp(history, root, { recursive: true });
    const changed = { ...newest, date: '2030-01-02', changeNote: 'Another.' };
    const source = newest.source.toString().replace('2030-01-01', '2030-01-02');
    recordVersions(root, entries, [{ ...changed, source: Buffer.from(source), sha256: sha256(source) }]);
    expect((await messages()).join('\n')).toContain(
      'this version has another change note than its entry in the ledger',
    );
  });

  it('stops the build', () => {
    change(SNAPSHOT, 'costs nothing', 'costs Nothing');
    const panicOnBuild = jest.fn();
    createLegalVersionNodes({ reporter: { panicOnBuild } } as unknown as NodePluginArgs, readRecord(root));
    expect(panicOnBuild).toHaveBeenCalledWith(expect.stringContaining('is not what was published'));
  });
});

describe('an edited document', () => {
  const found = async () => (await findingsIn(root)).map(({ line, message, help }) => [line, message, help]);
  const lineOf = (field: string) =>
    readFileSync(path.join(root, 'legal/terms.mdx'), 'utf8')
      .split('\n')
      .findIndex((line) => line.startsWith(field)) + 1;

  it('must not differ from the version of its date', async () => {
    change('legal/terms.mdx', 'six times', 'five times');
    expect(await found()).toEqual([
      [
        lineOf('lastUpdated'),
        'this text differs from the version of January 1, 2030, which is recorded and cannot change',
        'Undo the change, or give this file a later lastUpdated and a changeNote that says what changed, then run: npm run legal:record. On GitHub, before the merge, keep lastUpdated and record again: Actions → Record → Run workflow.',
      ],
    ]);
  });

  it('must not go back in time', async () => {
    await editDocument(root, 'terms', { ...NEWEST, date: '2029-12-31', note: 'Another.' });
    expect(await found()).toEqual([
      [
        lineOf('lastUpdated'),
        'lastUpdated goes back to December 31, 2029, and the newest recorded version is of January 1, 2030',
        'Set lastUpdated to the day on which this text takes effect, later than 2030-01-01.',
      ],
    ]);
  });

  it.each(['2026-01-01', '2026-01-02', '2031-01-01'])(
    'must not be an older version again, as after a revert, dated %s',
    async (date) => {
      await editDocument(root, 'terms', { ...REPLACED, date });
      expect(await found()).toEqual([
        [
          lineOf('lastUpdated'),
          'this is the version of January 1, 2026 again, and the newest recorded version is of January 1, 2030',
          'To put the older text into force again, set lastUpdated to a day later than 2030-01-01 and say in changeNote that it returns. To take the version of January 1, 2030 back before its day, revert its whole pull request and record nothing.',
        ],
      ]);
    },
  );

  it('may be an older text with a change note that says so', async () => {
    await editDocument(root, 'terms', { ...REPLACED, date: '2031-01-01', note: 'The old text returns.' });
    expect((await findingsIn(root)).map(({ rule }) => rule)).toEqual(['record-missing']);
  });

  it('must have a new change note', async () => {
    await editDocument(root, 'terms', { ...NEWEST, date: '2030-01-02' });
    expect(await found()).toEqual([
      [
        lineOf('changeNote'),
        'changeNote is still that of the version of January 1, 2030',
        'Say in one plain sentence what changed since then. If that version is not merged yet, only record again: Actions → Record → Run workflow.',
      ],
    ]);
  });

  it('is to be recorded when it is new', async () => {
    await editDocument(root, 'terms', { ...NEWEST, date: '2030-01-02', note: 'Another.' });
    expect(await found()).toEqual([
      [
        1,
        'this text is not recorded yet, so the site does not show it',
        expect.stringContaining('npm run legal:record'),
      ],
    ]);
  });

  it('must not be deleted, and is reported once if it is', async () => {
    rmSync(path.join(root, 'legal/terms.mdx'));
    const { findings } = await checkAll(root);
    expect(findings.filter(({ file }) => file === 'content/legal/terms.mdx')).toMatchObject([
      { rule: 'missing-file', severity: 'error' },
    ]);
  });

  it('is the same text with other line endings', async () => {
    const file = path.join(root, 'legal/terms.mdx');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
    expect(await findingsIn(root)).toEqual([]);
  });

  it('is the same text with a note to editors', async () => {
    change('legal/terms.mdx', '---\n', '---\nreviewBy: 2031-01-01 # not for visitors\n');
    expect(await findingsIn(root)).toEqual([]);
  });

  it('shows other facts only as a new version', async () => {
    change('site.yaml', 'write@example.com', 'other@example.com');
    const findings = await messages();
    expect(findings).toHaveLength(4);
    expect(findings).toContain(
      'content/legal/cookie.mdx: this text shows "email" from content/site.yaml, which is not what the version of May 2, 2025 was published with',
    );
    change('site.yaml', 'other@example.com', 'write@example.com');
    change('site.yaml', '\nnotice: ', '\nnotice: Another. ');
    expect(await findingsIn(root)).toEqual([]);
  });
});
