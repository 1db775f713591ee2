import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { noticeOf } from './licences';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'licences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (license: string) =>
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'widget', version: '1.0.0', license }),
  );

it('gives the text of an allowed licence', () => {
  write('MIT');
  writeFileSync(path.join(folder, 'LICENSE.md'), 'Permission is hereby granted');
  expect(noticeOf(folder)).toMatch(/^widget 1\.0\.0 \(MIT\)\n-+\nPermission is hereby granted\n$/);
});

it.each([
  ['GPL-3.0-only', 'LICENSE'],
  ['MIT', 'README.md'],
])('stops the build on the licence %s with the file %s alone', (license, file) => {
  write(license);
  writeFileSync(path.join(folder, file), 'Text');
  expect(() => noticeOf(folder)).toThrow(`widget 1.0.0 reaches visitors under the licence ${license}, which`);
});

it.each([
  ['a name', 'Ann Example <ann@example.org>', 'Text of Ann Example <ann@example.org>'],
  ['a group of fields', { name: 'Ann Example' }, 'Text of Ann Example'],
  ['nobody', undefined, 'Text of the authors of widget'],
])('takes the text that is given for a package without one, whose author is %s', (_what, author, text) => {
  const manifest = { name: 'widget', version: '1.0.0', license: 'MIT', author };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  expect(noticeOf(folder, { MIT: (holder) => `Text of ${holder}` })).toContain(`\n${text}\n`);
});
