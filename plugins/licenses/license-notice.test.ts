import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { licenseNotice } from './license-notice';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'licenses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (license: string) =>
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'widget', version: '1.0.0', license }),
  );

it('returns the name, the version and the text of an allowed license', () => {
  write('MIT');
  writeFileSync(path.join(folder, 'LICENSE.md'), 'Permission is hereby granted');
  expect(licenseNotice(folder)).toMatch(/^widget 1\.0\.0 \(MIT\)\n-+\nPermission is hereby granted\n$/);
});

it('throws for a package that has a folder of licenses, and no file', () => {
  write('MIT');
  mkdirSync(path.join(folder, 'licenses'));
  expect(() => licenseNotice(folder)).toThrow('its text is not in the package');
});

it.each([
  ['GPL-3.0-only', 'LICENSE'],
  ['MIT', 'README.md'],
])('throws for a package with the license %s whose only other file is %s', (license, file) => {
  write(license);
  writeFileSync(path.join(folder, file), 'Text');
  expect(() => licenseNotice(folder)).toThrow(
    `widget 1.0.0 reaches visitors under the license ${license}. Either`,
  );
});

it.each([
  ['a text', 'Ann Example <ann@example.org>', 'Text of Ann Example <ann@example.org>'],
  ['a group of fields', { name: 'Ann Example' }, 'Text of Ann Example'],
  ['nothing', undefined, 'Text of the authors of widget'],
])(
  'uses the given text for a package that has none, when package.json has %s as its author',
  (_what, author, text) => {
    const manifest = { name: 'widget', version: '1.0.0', license: 'MIT', author };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    expect(licenseNotice(folder, { MIT: (holder) => `Text of ${holder}` })).toContain(`\n${text}\n`);
  },
);
