import type { ShippedPackage } from './shipped-package';

/** Path in the built site. */
export const LICENCES_PATH = 'licenses.txt';

const RULE = '-'.repeat(72);

/** @returns the licence notices of the shipped packages; packages with the same text share it */
export function licencesText(packages: ShippedPackage[]): string {
  const byText = new Map<string, ShippedPackage[]>();
  for (const entry of packages) {
    byText.set(entry.licenceText, [...(byText.get(entry.licenceText) ?? []), entry]);
  }
  const intro =
    'This site is made with the work of others. These are the packages of which your browser\nreceives something, each with its licence.\n';
  const parts = [...byText].map(([text, entries]) => {
    const titles = entries.map(
      ({ name, version, licence, homepage }) =>
        `${name} ${version} (${licence})${homepage ? `\n  ${homepage}` : ''}`,
    );
    return `${RULE}\n${titles.join('\n')}\n${RULE}\n\n${text}\n`;
  });
  return [intro, ...parts].join('\n');
}
