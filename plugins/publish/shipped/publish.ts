import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { BILL_PATH, billOfMaterials } from './bill-of-materials';
import { shippedPackageFolders } from './collect';
import { LICENCES_PATH, licencesText } from './licences-text';
import { readShippedPackages } from './shipped-package';

/** Writes the bill of materials and the licences into public/; fails the build at a licence that is not allowed. */
export function publishShippedPackages({ reporter }: ParentSpanPluginArgs): void {
  const folders = shippedPackageFolders();
  // Webpack had nothing to do: the lists of the last build are valid.
  if (folders.length === 0 && existsSync(path.join('public', BILL_PATH))) return;
  try {
    const packages = readShippedPackages('.', folders);
    const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const bill = billOfMaterials({ name, version }, packages);
    writeFileSync(path.join('public', BILL_PATH), `${JSON.stringify(bill, null, 2)}\n`);
    writeFileSync(path.join('public', LICENCES_PATH), licencesText(packages));
  } catch (error) {
    reporter.panic(`What visitors receive cannot be listed.\n\n${(error as Error).message}`);
  }
}
