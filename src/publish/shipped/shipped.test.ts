import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials';
import { packageFolder } from './collect';
import { licencesText } from './licences-text';
import { ALLOWED_LICENCES, readShippedPackages } from './shipped-package';

interface WholeTree {
  specVersion: string;
  components: ({ 'bom-ref': string } & Record<string, unknown>)[];
}

const SITE = { name: 'site', version: '1.0.0' };
const built = () =>
  JSON.parse(readFileSync('public/sbom.cdx.json', 'utf8')) as ReturnType<typeof billOfMaterials>;

describe('the package of a module', () => {
  it.each([
    ['/site/node_modules/react/index.js', 'node_modules/react'],
    ['/site/node_modules/@reach/tabs/dist/tabs.mjs', 'node_modules/@reach/tabs'],
    ['../../node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
    ['/site/src/islands/entries/app.ts', undefined],
    ['/site/src/node_modules_of_ours/a/b.js', undefined],
  ])('of %s is %s', (file, folder) => expect(packageFolder(file)).toBe(folder));
});

describe('a package that reaches visitors', () => {
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
  const read = () => readShippedPackages(root, ['node_modules/a']);
  beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'shipped-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  it('is read with its licence', () => {
    writeFileSync(path.join(install({ license: 'ISC' }), 'LICENCE.md'), 'Do as you like.\r\n');
    expect(read()).toEqual([
      {
        folder: 'node_modules/a',
        name: 'a',
        version: '1.2.3',
        licence: 'ISC',
        licenceText: 'Do as you like.',
        sha512: '000102',
      },
    ]);
  });

  it.each(['GPL-3.0-only', 'CC-BY-NC-4.0', 'UNLICENSED', undefined])('is refused under %s', (license) => {
    install({ license });
    expect(read).toThrow(`a 1.2.3 reaches visitors under the licence ${license ?? '(none)'}`);
  });

  it('is refused without the text of its licence', () => {
    install({ license: 'MIT' });
    expect(read).toThrow('holds no file with its licence');
  });

  it('is refused when it is not from a registry', () => {
    install({ license: 'MIT' }, '');
    expect(read).toThrow('did not come from a package registry');
  });
});

test('packages with the same licence text share it', () => {
  const entry = { folder: '', version: '1.0.0', licence: 'MIT', sha512: '' };
  const text = licencesText([
    { ...entry, name: 'a', licenceText: 'Same.' },
    { ...entry, name: 'b', licenceText: 'Other.', homepage: 'https://b.example' },
    { ...entry, name: 'c', licenceText: 'Same.' },
  ]);
  expect(text.match(/Same\./g)).toHaveLength(1);
  expect(text.indexOf('c 1.0.0 (MIT)')).toBeLessThan(text.indexOf('b 1.0.0 (MIT)'));
  expect(text).toContain('https://b.example');
});

describe('the built site', () => {
  it('lists what is in its scripts and fonts, and nothing that works at build only', () => {
    const names = built().components.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        '@fontsource-variable/brygada-1918',
        '@reach/accordion',
        '@reach/tabs',
        'react',
        'react-dom',
        'react-toastify',
        'scheduler',
      ]),
    );
    expect(names.filter((name) => /emotion|gatsby|webpack|zod|core-js/.test(name))).toEqual([]);
  });

  it('ships allowed licences only, with the words of each', () => {
    const notices = readFileSync('public/licenses.txt', 'utf8');
    for (const { name, version, licenses } of built().components) {
      const licence = licenses[0]?.license.id ?? '';
      expect(ALLOWED_LICENCES).toContain(licence);
      expect(notices).toContain(`${name} ${version} (${licence})`);
    }
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    expect(notices).toContain('Permission is hereby granted, free of charge');
  });

  // The whole tree as npm itself sees it is the measure of what we say of a part of it.
  it('says of each package what npm says of it', () => {
    const { stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(stderr).not.toContain('npm error');
    const whole = JSON.parse(stdout) as WholeTree;
    expect(whole.components.length).toBeGreaterThan(1000);
    for (const component of built().components) {
      const { purl, hashes, licenses, version } = component;
      const same = whole.components.find((other) => other['bom-ref'] === component['bom-ref']);
      expect(same).toMatchObject({ purl, hashes, licenses, version, type: 'library' });
    }
    expect(built().specVersion).toBe(whole.specVersion);
  });

  it('has a bill that is the same for the same packages and another for others', () => {
    const empty = billOfMaterials(SITE, []);
    expect(billOfMaterials(SITE, [])).toEqual(empty);
    expect(empty.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(built().serialNumber).not.toBe(empty.serialNumber);
  });
});
