import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { billOfMaterials, licencesText, readShippedPackage } from './shipped-packages';
import { packageFolder } from './webpack';

const SITE = { name: 'site', version: '1.0.0' };
describe('the package of a module', () => {
  it.each([
    ['/site/node_modules/react/index.js', 'node_modules/react'],
    ['/site/node_modules/@reach/tabs/dist/tabs.mjs', 'node_modules/@reach/tabs'],
    ['../../node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
    ['/site/.cache/islands/app.js', undefined],
    ['/site/src/node_modules_of_ours/a/b.js', undefined],
  ])('of %s is %s', (file, folder) => expect(packageFolder(file)).toBe(folder));
});

describe('a shipped package', () => {
  let root: string;
  const install = (manifest: object, integrity = 'sha512-AAEC') => {
    const folder = path.join(root, 'node_modules/a');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name: 'a', version: '1.2.3', ...manifest }),
    );
    const lock = { packages: { 'node_modules/a': { integrity } } };
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(lock));
    return folder;
  };
  const read = () => readShippedPackage(root, 'node_modules/a');
  beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'shipped-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  it('is read with its licence', () => {
    writeFileSync(
      path.join(install({ license: 'ISC', homepage: 'https://a.example' }), 'LICENCE.md'),
      'Do as you like.\r\n',
    );
    expect(read()).toEqual({
      component: expect.objectContaining({
        'bom-ref': 'a@1.2.3',
        purl: 'pkg:npm/a@1.2.3',
        properties: [{ name: 'cdx:npm:package:path', value: 'node_modules/a' }],
        hashes: [{ alg: 'SHA-512', content: '000102' }],
        licenses: [{ license: { id: 'ISC' } }],
        externalReferences: [{ type: 'website', url: 'https://a.example' }],
      }),
      title: 'a 1.2.3 (ISC)\n  https://a.example',
      text: 'Do as you like.',
    });
  });

  it.each(['GPL-3.0-only', 'CC-BY-NC-4.0', 'UNLICENSED', undefined])('is rejected under %s', (license) => {
    install({ license });
    expect(read).toThrow(`a 1.2.3 reaches visitors under the licence ${license ?? '(none)'}`);
  });

  it('is rejected without the text of its licence', () => {
    install({ license: 'MIT' });
    expect(read).toThrow('holds no file with its licence');
  });

  it('is rejected when it is not from a registry', () => {
    install({ license: 'MIT' }, '');
    expect(read).toThrow('did not come from a package registry');
  });
});

test('packages with the same licence text share it', () => {
  const text = licencesText([
    { title: 'a 1.0.0 (MIT)', text: 'Same.' },
    { title: 'b 1.0.0 (MIT)', text: 'Other.' },
    { title: 'c 1.0.0 (MIT)', text: 'Same.' },
  ]);
  expect(text.match(/Same\./g)).toHaveLength(1);
  expect(text.indexOf('c 1.0.0 (MIT)')).toBeLessThan(text.indexOf('b 1.0.0 (MIT)'));
});

it('writes the same bill for the same packages, and another for others', () => {
  const empty = billOfMaterials(SITE, []);
  expect(billOfMaterials(SITE, [])).toEqual(empty);
  expect(empty.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const component = {} as ReturnType<typeof readShippedPackage>['component'];
  expect(billOfMaterials(SITE, [{ component }]).serialNumber).not.toBe(empty.serialNumber);
});
