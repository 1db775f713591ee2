import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { shippedPackageFolders } from './collect-packages';

/** Paths in the built site. */
export const BILL_PATH = 'sbom.cdx.json';
export const LICENCES_PATH = 'licenses.txt';

/**
 * Licences of packages that the site may ship: they require a notice only. Ask a lawyer before adding
 * one that requires more.
 */
export const ALLOWED_LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

/** A package that visitors receive code or assets of. */
interface ShippedPackage {
  /** Where it is installed, such as `node_modules/react`. */
  folder: string;
  name: string;
  version: string;
  /** As an SPDX identifier. */
  licence: string;
  licenceText: string;
  homepage?: string;
  /** SHA-512 of the package as the registry has it, in hexadecimal. */
  sha512: string;
}

/** Writes the bill of materials and the licences into public/; fails the build at a licence that is not allowed. */
export function publishShippedPackages({ reporter }: ParentSpanPluginArgs): void {
  const folders = shippedPackageFolders();
  // Webpack had nothing to do: the lists of the last build are valid.
  if (folders.length === 0 && existsSync(path.join('public', BILL_PATH))) return;
  try {
    const packages = readShippedPackages('.', folders);
    const { name, version } = readJson<{ name: string; version: string }>('package.json');
    const bill = billOfMaterials({ name, version }, packages);
    writeFileSync(path.join('public', BILL_PATH), `${JSON.stringify(bill, null, 2)}\n`);
    writeFileSync(path.join('public', LICENCES_PATH), licencesText(packages));
  } catch (error) {
    reporter.panic(`What visitors receive cannot be listed.\n\n${(error as Error).message}`);
  }
}

/**
 * Reads the manifests and licence texts of installed packages.
 *
 * @param root the folder that holds `node_modules`
 * @param folders as `shippedPackageFolders` gives them
 * @throws Error when a licence is missing or not allowed, or a package is not from the registry
 */
export function readShippedPackages(root: string, folders: string[]): ShippedPackage[] {
  const lockfile = path.join(root, 'node_modules/.package-lock.json');
  const { packages } = readJson<{ packages: Record<string, { integrity?: string }> }>(lockfile);
  return folders.map((folder) => {
    const place = path.join(root, folder);
    const manifest = readJson<Record<string, string | undefined>>(path.join(place, 'package.json'));
    const { name = '', version = '', license: licence = '(none)', homepage } = manifest;
    const integrity = packages[folder]?.integrity ?? '';
    if (!integrity.startsWith('sha512-')) {
      throw new Error(
        `${folder} reaches visitors, but did not come from a package registry, so nobody can tell what is in it: publish it as a package, or move it into src/.`,
      );
    }
    if (!ALLOWED_LICENCES.includes(licence)) {
      throw new Error(
        `${name} ${version} reaches visitors under the licence ${licence}, which is not among those we may pass on (${ALLOWED_LICENCES.join(', ')}): use another package, or have the licence checked and add it to ALLOWED_LICENCES in plugins/publish/shipped-packages.ts.`,
      );
    }
    const file = readdirSync(place).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) {
      throw new Error(
        `${name} ${version} reaches visitors, but holds no file with its licence, which has to be passed on with it: use another package.`,
      );
    }
    const licenceText = readFileSync(path.join(place, file), 'utf8').replaceAll('\r\n', '\n').trim();
    const sha512 = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
    return { folder, name, version, licence, licenceText, ...(homepage && { homepage }), sha512 };
  });
}

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

/**
 * Lists the shipped packages as a CycloneDX 1.5 document, in the form of `npm sbom`. It has no date: the same
 * packages give the same bytes.
 */
export function billOfMaterials(site: { name: string; version: string }, packages: ShippedPackage[]) {
  const components = packages.map(({ folder, name, version, licence, homepage, sha512 }) => ({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    properties: [{ name: 'cdx:npm:package:path', value: folder }],
    ...(homepage && { externalReferences: [{ type: 'website', url: homepage }] }),
    hashes: [{ alg: 'SHA-512', content: sha512 }],
    licenses: [{ license: { id: licence } }],
  }));
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

export type BillOfMaterials = ReturnType<typeof billOfMaterials>;

/** @returns the licence notices of the shipped packages; packages with the same text share it */
export function licencesText(packages: ShippedPackage[]): string {
  const titles = new Map<string, string[]>();
  for (const { name, version, licence, licenceText, homepage } of packages) {
    const title = `${name} ${version} (${licence})${homepage ? `\n  ${homepage}` : ''}`;
    titles.set(licenceText, [...(titles.get(licenceText) ?? []), title]);
  }
  const rule = '-'.repeat(72);
  const intro =
    'This site is made with the work of others. These are the packages of which your browser\nreceives something, each with its licence.\n';
  const parts = [...titles].map(([text, names]) => `${rule}\n${names.join('\n')}\n${rule}\n\n${text}\n`);
  return [intro, ...parts].join('\n');
}
