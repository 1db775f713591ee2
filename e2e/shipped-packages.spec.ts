import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ALLOWED_LICENCES, type BillOfMaterials } from '../plugins/publish/shipped-packages';
import { SITE } from './test-site';

interface WholeTree {
  specVersion: string;
  components: ({ 'bom-ref': string } & Record<string, unknown>)[];
}

const built = () => JSON.parse(readFileSync(`${SITE}/sbom.cdx.json`, 'utf8')) as BillOfMaterials;

test('the bill of materials lists what visitors receive, and no build tools', () => {
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

test('the site ships allowed licences only, each with its text', () => {
  const notices = readFileSync(`${SITE}/licenses.txt`, 'utf8');
  for (const { name, version, licenses } of built().components) {
    const licence = licenses[0]?.license.id ?? '';
    expect(ALLOWED_LICENCES).toContain(licence);
    expect(notices).toContain(`${name} ${version} (${licence})`);
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('Permission is hereby granted, free of charge');
});

test('the bill of materials describes each package as npm does', () => {
  // npm reads the whole tree, which takes long on a busy machine.
  test.setTimeout(600_000);
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
