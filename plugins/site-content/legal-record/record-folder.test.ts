import fs, { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkFolder, editDocument, makeHistory, recordEdited, TEN_VERSIONS } from './fixtures/history';
import { finishRecording, readRecordFolder, recordVersions } from './record-folder';

const [first, second] = TEN_VERSIONS.slice(0, 2);
if (!first || !second) throw new Error('The fixture history is too short.');

let root: string;
beforeEach(async () => {
  root = await makeHistory([first]);
  await editDocument(root, 'terms', second);
  await editDocument(root, 'privacy', second);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(path.dirname(root), { recursive: true });
});

const ledger = () => readFileSync(path.join(root, 'legal/record/ledger.json'), 'utf8');
const recordedDates = () => [...readRecordFolder(root).snapshots.keys()].sort();

const BEFORE = ['cookie', 'disclaimer', 'privacy', 'terms'].map((name) => `${name}/2025-05-02.mdx`);
const AFTER = [...BEFORE, 'privacy/2025-06-01.mdx', 'terms/2025-06-01.mdx'].sort();

const LEGAL_FILES = ['cookie.mdx', 'disclaimer.mdx', 'privacy.mdx', 'record', 'terms.mdx'];

/** Makes the n-th call of a method fail, as a power cut does. */
function interruptAt(method: 'writeFileSync' | 'renameSync' | 'mkdirSync' | 'rmSync', call: number): void {
  const original = fs[method] as (...args: unknown[]) => unknown;
  let calls = 0;
  jest.spyOn(fs, method).mockImplementation(((...args: unknown[]) => {
    calls += 1;
    if (calls === call) throw new Error('interrupted');
    return original(...args);
  }) as never);
}

it.each([
  ['mkdirSync', 1],
  ['mkdirSync', 2],
  ['writeFileSync', 1],
  ['writeFileSync', 5],
  ['writeFileSync', 7],
  ['renameSync', 1],
] as const)(
  'a run that is interrupted before it is complete records nothing (%s %d)',
  async (method, call) => {
    const before = ledger();
    interruptAt(method, call);
    await expect(recordEdited(root)).rejects.toThrow('interrupted');
    jest.restoreAllMocks();
    expect(ledger()).toBe(before);
    expect(recordedDates()).toEqual(BEFORE);
    const { findings } = await checkFolder(root);
    expect(findings.map(({ rule }) => rule)).toEqual(['record-missing', 'record-missing']);

    await recordEdited(root);
    expect((await checkFolder(root)).findings).toEqual([]);
    expect(recordedDates()).toEqual(AFTER);
    expect(fs.readdirSync(path.join(root, 'legal')).sort()).toEqual(LEGAL_FILES);
  },
);

it('a complete recording is read, and the next run finishes an interrupted one', async () => {
  interruptAt('renameSync', 2);
  await expect(recordEdited(root)).rejects.toThrow('interrupted');
  jest.restoreAllMocks();
  expect(recordedDates()).toEqual(AFTER);
  const { findings } = await checkFolder(root);
  expect(findings.map(({ severity, rule, help }) => [severity, rule, help])).toEqual([
    ['warning', 'record-interrupted', expect.stringContaining('npm run legal:record')],
  ]);

  expect(finishRecording(root)).toBe(true);
  expect(finishRecording(root)).toBe(false);
  expect((await checkFolder(root)).findings).toEqual([]);
  expect(recordedDates()).toEqual(AFTER);
});

it('records again after an interruption before the old folder is deleted', async () => {
  interruptAt('rmSync', 4);
  await expect(recordEdited(root)).rejects.toThrow('interrupted');
  jest.restoreAllMocks();
  expect((await checkFolder(root)).findings).toEqual([]);

  await editDocument(root, 'cookie', second);
  await recordEdited(root);
  expect(recordedDates()).toEqual([...AFTER, 'cookie/2025-06-01.mdx'].sort());
  expect(fs.readdirSync(path.join(root, 'legal')).sort()).toEqual(LEGAL_FILES);
});

it.each([1, 2])('starts anew as a whole or not at all (rename %d)', async (call) => {
  const { unrecorded } = await checkFolder(root, { entries: [], versions: [], findings: [] });
  interruptAt('renameSync', call);
  expect(() => recordVersions(root, [], unrecorded)).toThrow('interrupted');
  jest.restoreAllMocks();
  const anew = [...BEFORE.slice(0, 2), 'privacy/2025-06-01.mdx', 'terms/2025-06-01.mdx'];
  expect(recordedDates()).toEqual(call === 1 ? BEFORE : anew);

  recordVersions(root, [], unrecorded);
  expect((await checkFolder(root)).findings).toEqual([]);
  expect(recordedDates()).toEqual(anew);
});
