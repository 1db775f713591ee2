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
