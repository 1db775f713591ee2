import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BILL_PATH, type BillOfMaterials } from '../plugins/publish/shipped/bill-of-materials';
import accepted from './audit-accepted.json';
import { auditReport, type Accepted, type AuditAnswer, type AuditReport } from './audit-report';

/** Unknown is neither success nor failure. */
const EXIT_CODES: Record<AuditReport['verdict'], number> = { clean: 0, failed: 1, unknown: 2 };

/** Asks the registry for advisories on the packages in the lockfile, and prints what they mean for this site. */
function main(): void {
  const shipped = shippedFolders();
  if (!shipped) return;
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const today = new Date().toISOString().slice(0, 10);
  const { verdict, lines } = auditReport(parsed(stdout), shipped, accepted as Accepted[], today);
  for (const line of lines) (verdict === 'clean' ? console.log : console.error)(line);
  process.exitCode = EXIT_CODES[verdict];
}

/** @returns folders of the packages that visitors receive, from the bill of materials of the last build */
function shippedFolders(): string[] | undefined {
  try {
    const bill = JSON.parse(readFileSync(path.join('dist', BILL_PATH), 'utf8')) as BillOfMaterials;
    return bill.components.flatMap(({ properties }) => properties.map(({ value }) => value));
  } catch {
    console.error(
      `There is no dist/${BILL_PATH}, which says what visitors receive: build the site first, with npm run build.`,
    );
    process.exitCode = EXIT_CODES.unknown;
    return undefined;
  }
}

function parsed(text: string): AuditAnswer | undefined {
  try {
    return JSON.parse(text) as AuditAnswer;
  } catch {
    return undefined;
  }
}

main();
