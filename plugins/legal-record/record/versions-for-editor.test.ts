import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../shared/files/list-files';
import { checkFolder, editDocument, makeHistory, VERSIONS } from '../fixtures/history';
import { TODAY } from '../fixtures/options';
import { versionsOfDocument } from './versions-for-editor';

const [FIRST, , IN_FORCE] = VERSIONS;

let root: string;
let content: Record<string, string>;
beforeAll(() => {
  root = makeHistory();
  const read = (name: string) => [name, readFileSync(path.join(root, name), 'utf8')] as const;
  content = Object.fromEntries(listFiles(root).map(read));
});
afterAll(() => rmSync(path.dirname(root), { recursive: true }));

it('finds the version in force, with its fields and its body, and the announced ones', () => {
  const { inForce, announced } = versionsOfDocument(content, 'terms', TODAY);
  expect(inForce?.frontMatter).toEqual({
    title: 'Terms of use',
    tabLabel: 'Terms',
    lastUpdated: IN_FORCE.effectiveDate,
    changeNote: IN_FORCE.changeNote,
    summary: 'All.',
  });
  expect(inForce?.body).toBe(IN_FORCE.body);
  expect(announced).toEqual(['2026-03-01']);
});

it('finds the text that takes back the announced version when it is saved', () => {
  const { frontMatter, body } = versionsOfDocument(content, 'terms', TODAY).inForce ?? {};
  const { lastUpdated = '', changeNote = '' } = frontMatter ?? {};
  editDocument(root, 'terms', { effectiveDate: lastUpdated, changeNote, body: body ?? '' });
  expect(checkFolder(root).takenBack.map(({ effectiveDate }) => effectiveDate)).toEqual(['2026-03-01']);
});

it.each([
  ['a document without announced versions', 'privacy', TODAY, FIRST.effectiveDate, []],
  ['the day of an announced version', 'terms', '2026-03-01', '2026-03-01', []],
  ['a day before all versions', 'privacy', '2025-05-01', undefined, [FIRST.effectiveDate]],
  ['a document that was never recorded', 'imprint', TODAY, undefined, []],
])('finds what is in force and announced for %s', (_, document, today, inForce, announced) => {
  const record = versionsOfDocument(content, document, today);
  expect(record.inForce?.frontMatter.lastUpdated).toBe(inForce);
  expect(record.announced).toEqual(announced);
});

it('finds nothing on a site without a record', () => {
  expect(versionsOfDocument({}, 'terms', TODAY)).toEqual({ inForce: undefined, announced: [] });
});

it('throws an error that names a missing recorded text', () => {
  const file = `legal/record/terms/${IN_FORCE.effectiveDate}.mdx`;
  expect(() => versionsOfDocument({ ...content, [file]: '' }, 'terms', TODAY)).toThrow(
    `content/${file} is missing, or isn't a recorded text.`,
  );
});
