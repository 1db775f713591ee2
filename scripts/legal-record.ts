import { parseArgs } from 'node:util';
import {
  compareTexts,
  countChanges,
  differenceAsText,
  finishRecording,
  formatFinding,
  type LegalVersion,
  newestOf,
  recordVersions,
  siteDate,
} from '../plugins/site-content';
import { readUnrecorded } from './change/unrecorded';

const CONTENT = 'content';

const USAGE = `Usage: npm run legal:record [-- --dry-run]
Records each legal document that differs from its newest recorded version.
  --dry-run  shows the differences and writes nothing
  --help     shows this text`;

/** Records each legal document that differs from its newest recorded version. Never asks. */
async function main(dryRun: boolean): Promise<void> {
  if (!dryRun && finishRecording(CONTENT)) console.log('Finished a recording that had been interrupted.');
  const { record, versions, errors } = await readUnrecorded(CONTENT);
  if (errors.length > 0) {
    for (const error of errors) console.error(formatFinding(error));
    console.error('\nNothing was recorded.');
    process.exitCode = 1;
    return;
  }
  if (versions.length === 0) return console.log('All legal documents are recorded; nothing to do.');
  for (const version of versions) show(version, newestOf(record, version.document));
  if (dryRun) return console.log('\nNothing was written (--dry-run).');
  recordVersions(CONTENT, record.entries, versions);
  console.log('\nRecorded. Keep content/legal/record together with the texts: commit both.');
}

function show(version: LegalVersion, newest: LegalVersion | undefined): void {
  console.log(`\n${version.title}, version ${version.date}: ${version.changeNote}`);
  if (newest) {
    const difference = compareTexts(newest, version);
    console.log(`  ${countChanges(difference)} since ${newest.date}`);
    for (const line of differenceAsText(difference)) console.log(line);
    if (version.date < siteDate()) {
      console.log(
        `  Note: ${version.date} has passed. The record will say that this text was in force from then on.`,
      );
    }
  }
  console.log(`  SHA-256 ${version.sha256}`);
}

/** @returns null when the arguments ask for the usage, or are wrong */
function readOptions(args: string[]): { 'dry-run'?: boolean } | null {
  try {
    const options = { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    if (!values.help) return values;
    console.log(USAGE);
  } catch {
    console.error(`"${args.join(' ')}" is not understood.\n${USAGE}`);
    process.exitCode = 1;
  }
  return null;
}

const options = readOptions(process.argv.slice(2));
if (options) {
  main(options['dry-run'] ?? false).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
