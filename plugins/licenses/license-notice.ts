import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../shared/gatsby/build-error';

/**
 * SPDX identifiers of licenses that require no more than a notice. Ask a lawyer before you add one
 * that requires more.
 */
const ALLOWED_LICENSES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

/** @returns the folder of the package that a file belongs to; undefined when it belongs to none */
export const packageFolder = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];

/** The fields of package.json that a notice needs. */
interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/**
 * Makes the notice that the license of a package requires.
 *
 * @param folder of the installed package
 * @param licenseTexts for packages that only name their license: functions that make its text for a copyright
 *   holder, by SPDX identifier
 * @returns the name, version and license of the package, and the text of the license
 * @throws BuildError when the license is not one of ALLOWED_LICENSES, or there is no text of it
 */
export function licenseNotice(
  folder: string,
  licenseTexts: Readonly<Record<string, (holder: string) => string>> = {},
): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = '(none)', author } = manifest;
  const file = readdirSync(folder, { withFileTypes: true }).find(
    (entry) => entry.isFile() && /^licen[cs]e/i.test(entry.name),
  );
  const holder = typeof author === 'object' ? author.name : author;
  const text = file
    ? readFileSync(path.join(folder, file.name), 'utf8')
    : licenseTexts[license]?.(holder ?? `the authors of ${name}`);
  if (text === undefined || !ALLOWED_LICENSES.includes(license)) {
    throw new BuildError(
      `${name} ${version} reaches visitors under the license ${license}. Either the license is not one that we may pass on (${ALLOWED_LICENSES.join(', ')}), or its text is not in the package. Use another package, or have the license checked and add it to plugins/licenses/license-notice.ts.`,
    );
  }
  const line = '-'.repeat(72);
  return `${name} ${version} (${license})\n${line}\n${text.trim()}\n`;
}
