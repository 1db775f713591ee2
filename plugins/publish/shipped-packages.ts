import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LICENCES_PATH } from '../../src/shared/licences';
import type { PublicFiles } from './public-folder';
import { shippedFolders } from './webpack';

/** Paths in the built site. */
export const BILL_PATH = 'sbom.cdx.json';

/**
 * Licences of packages that the site may ship: they require a notice only. Ask a lawyer before adding
 * one that requires more.
 */
export const ALLOWED_LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

type ShippedPackage = ReturnType<typeof readShippedPackage>;
export type BillOfMaterials = ReturnType<typeof billOfMaterials>;

/**
 * @returns the bill of materials and the licences of the packages that visitors receive
 * @throws Error as `readShippedPackage`
 */
export function shippedPackageFiles(): PublicFiles {
  const packages = [...shippedFolders].sort().map((folder) => readShippedPackage('.', folder));
  const { name, version } = readJson<{ name: string; version: string }>('package.json');
  const bill = billOfMaterials({ name, version }, packages);
  return { [BILL_PATH]: `${JSON.stringify(bill, null, 2)}\n`, [LICENCES_PATH]: licencesText(packages) };
}

/**
 * Reads the manifest and the licence text of an installed package.
 *
 * @param root the folder that holds `node_modules`
 * @param folder where the package is installed, such as `node_modules/react`
 * @returns its component of a CycloneDX document, in the form of `npm sbom`, and the text of its licence
 * @throws Error when its licence is missing or not allowed, or it is not from the registry
 */
export function readShippedPackage(root: string, folder: string) {
  const place = path.join(root, folder);
  const manifest = readJson<Record<string, string | undefined>>(path.join(place, 'package.json'));
  const { name = '', version = '', license: licence = '(none)', homepage } = manifest;
  const lockfile = path.join(root, 'node_modules/.package-lock.json');
  const { packages } = readJson<{ packages: Record<string, { integrity?: string }> }>(lockfile);
  const [algorithm, hash = ''] = (packages[folder]?.integrity ?? '').split('-', 2);
  if (algorithm !== 'sha512') {
    refuse(
      `${folder} reaches visitors, but did not come from a package registry, so nobody can tell what is in it: publish it as a package, or move it into src/.`,
    );
  }
  if (!ALLOWED_LICENCES.includes(licence)) {
    refuse(
      `${name} ${version} reaches visitors under the licence ${licence}, which is not among those we may pass on (${ALLOWED_LICENCES.join(', ')}): use another package, or have the licence checked and add it to ALLOWED_LICENCES in plugins/publish/shipped-packages.ts.`,
    );
  }
  const file =
    readdirSync(place).find((entry) => /^licen[cs]e/i.test(entry)) ??
    refuse(
      `${name} ${version} reaches visitors, but holds no file with its licence, which has to be passed on with it: use another package.`,
    );
  const component = {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    properties: [{ name: 'cdx:npm:package:path', value: folder }],
    ...(homepage && { externalReferences: [{ type: 'website', url: homepage }] }),
    hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    licenses: [{ license: { id: licence } }],
  };
  const title = `${name} ${version} (${licence})${homepage ? `\n  ${homepage}` : ''}`;
  const text = readFileSync(path.join(place, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return { component, title, text };
}

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

function refuse(reason: string): never {
  throw new Error(`What visitors receive cannot be listed.\n\n${reason}`);
}

/** Makes a CycloneDX 1.5 document. It has no date: the same packages give the same bytes. */
export function billOfMaterials(
  site: { name: string; version: string },
  packages: Pick<ShippedPackage, 'component'>[],
) {
  const components = packages.map(({ component }) => component);
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { 'bom-ref': `${site.name}@${site.version}`, type: 'application', ...site },
    },
    components,
  };
}

/** @returns the licence notices of the shipped packages; packages with the same text share it */
export function licencesText(packages: Pick<ShippedPackage, 'title' | 'text'>[]): string {
  const titles = new Map<string, string[]>();
  for (const { title, text } of packages) titles.set(text, [...(titles.get(text) ?? []), title]);
  const rule = '-'.repeat(72);
  const intro =
    'This site is made with the work of others. These are the packages of which your browser\nreceives something, each with its licence.\n';
  const parts = [...titles].map(([text, names]) => `${rule}\n${names.join('\n')}\n${rule}\n\n${text}\n`);
  return [intro, ...parts].join('\n');
}
