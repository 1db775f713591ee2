import fs, { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkFolder, editDocument, makeHistory, recordEdited, VERSIONS } from '../fixtures/history';
import { readRecordFolder } from './record-folder';

const [FIRST, SECOND] = VERSIONS;

let root: string;
beforeEach(() => {
  root = makeHistory([FIRST]);
  editDocument(root, 'terms', SECOND);
  editDocument(root, 'privacy', SECOND);
});
afterEach(() => rmSync(path.dirname(root), { recursive: true }));

const ledger = () => readFileSync(path.join(root, 'legal/record/ledger.json'), 'utf8');
const BEFORE = ['cookie', 'disclaimer', 'privacy', 'terms'].map((name) => `${name}/2025-05-02.mdx`);
const AFTER = [...BEFORE, 'privacy/2025-06-01.mdx', 'terms/2025-06-01.mdx'].sort();

/** Lets a method fail at one of its calls, as a power cut would. */
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
  ['writeFileSync', 1],
  ['mkdirSync', 2],
  ['writeFileSync', 2],
  ['mkdirSync', 3],
  ['writeFileSync', 3],
  ['renameSync', 1],
] as const)(
  'a recording that is interrupted at %s number %d loses nothing, and the next one finishes it',
  (method, call) => {
    const before = ledger();
    const texts = BEFORE.map((file) => readFileSync(path.join(root, 'legal/record', file), 'utf8'));
    interruptAt(method, call);
    expect(() => recordEdited(root)).toThrow('interrupted');
    jest.restoreAllMocks();
    expect(ledger()).toBe(before);
    expect(BEFORE.map((file) => readFileSync(path.join(root, 'legal/record', file), 'utf8'))).toEqual(texts);
    const { findings } = checkFolder(root);
    expect(['record-missing', 'record-extra']).toContain(findings[0]?.rule);

    recordEdited(root);
    expect(checkFolder(root).findings).toEqual([]);
    expect([...readRecordFolder(root).files.keys()]).toEqual(AFTER);
  },
);
