import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package that visitors receive code or assets of. */
export interface ShippedPackage {
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

/**
 * Licences of packages that the site may ship: they require a notice only. Ask a lawyer before adding
 * one that requires more.
 */
export const ALLOWED_LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

/**
 * Reads the manifests and licence texts of installed packages.
 *
 * @param root the folder that holds `node_modules`
 * @param folders as `shippedPackageFolders` gives them
 * @throws Error when a licence is missing or not allowed, or a package is not from the registry
 */
export function readShippedPackages(root: string, folders: string[]): ShippedPackage[] {
  const installed = readJson<Installed>(path.join(root, 'node_modules/.package-lock.json')).packages;
  return folders.map((folder) => {
    const { name, version, license, homepage } = readJson<Manifest>(path.join(root, folder, 'package.json'));
    const integrity = installed[folder]?.integrity;
    if (!integrity?.startsWith('sha512-')) {
      throw new Error(
        `${folder} reaches visitors, but did not come from a package registry, so nobody can tell what is in it: publish it as a package, or move it into src/.`,
      );
    }
    if (!license || !ALLOWED_LICENCES.includes(license)) {
      throw new Error(
        `${name} ${version} reaches visitors under the licence ${license ?? '(none)'}, which is not among those we may pass on (${ALLOWED_LICENCES.join(', ')}): use another package, or have the licence checked and add it to ALLOWED_LICENCES in plugins/publish/shipped/shipped-package.ts.`,
      );
    }
    return {
      folder,
      name,
      version,
      licence: license,
      licenceText: licenceText(path.join(root, folder), `${name} ${version}`),
      ...(homepage && { homepage }),
      sha512: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
    };
  });
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
}
interface Installed {
  packages: Record<string, { integrity?: string }>;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

function licenceText(folder: string, name: string): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) {
    throw new Error(
      `${name} reaches visitors, but holds no file with its licence, which has to be passed on with it: use another package.`,
    );
  }
  return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
