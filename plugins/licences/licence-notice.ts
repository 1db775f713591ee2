import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * SPDX identifiers of licences that require no more than a notice. Ask a lawyer before you add one
 * that requires more.
 */
const ALLOWED_LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

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
 * Makes the notice that the licence of a package requires.
 *
 * @param folder of the installed package
 * @param licenceTexts for packages that only name their licence: makes its text for a copyright
 *   holder, by SPDX identifier
 * @returns the name, version and licence of the package, and the text of the licence
 * @throws Error when the licence is not one of ALLOWED_LICENCES, or there is no text of it
 */
export function licenceNotice(
  folder: string,
  licenceTexts: Readonly<Record<string, (holder: string) => string>> = {},
): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = '(none)', author } = manifest;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const holder = typeof author === 'object' ? author.name : author;
  const text = file
    ? readFileSync(path.join(folder, file), 'utf8')
    : licenceTexts[license]?.(holder ?? `the authors of ${name}`);
  if (text === undefined || !ALLOWED_LICENCES.includes(license)) {
    throw new Error(
      `${name} ${version} reaches visitors under the licence ${license}. Either the licence is not one that we may pass on (${ALLOWED_LICENCES.join(', ')}), or its text is not in the package. Use another package, or have the licence checked and add it to plugins/licences/licence-notice.ts.`,
    );
  }
  const line = '-'.repeat(72);
  return `${name} ${version} (${license})\n${line}\n${text.trim()}\n`;
}
