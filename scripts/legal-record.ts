import { parseArgs } from 'node:util';
import {
  checkContent,
  countChanges,
  differenceAsText,
  type Finding,
  finishRecording,
  formatFinding,
  isRecordRule,
  planRecordings,
  record,
  type Recording,
  siteDate,
} from '../plugins/site-content';

const CONTENT = 'content';

const USAGE = `Usage: npm run legal:record [-- --dry-run]
Records each legal document that differs from its newest recorded version.
  --dry-run  shows the differences and writes nothing
  --help     shows this text`;

/** Records each legal document that differs from its newest recorded version. Never asks. */
async function main(dryRun: boolean): Promise<void> {
  if (!dryRun && finishRecording(CONTENT)) console.log('Finished a recording that had been interrupted.');
  // A recorded text can never be edited, so it must have no errors.
  const { findings } = await checkContent(CONTENT);
  const errors = findings.filter(
    ({ file, severity, rule }) =>
      file.startsWith('content/legal/') && severity === 'error' && !isRecordRule(rule),
  );
  if (errors.length > 0) return refuse(errors);
  const { recordings, entries, findings: conflicts } = await planRecordings(CONTENT);
  if (conflicts.length > 0) return refuse(conflicts);
  if (recordings.length === 0) return console.log('All legal documents are recorded; nothing to do.');
  for (const recording of recordings) show(recording);
  if (dryRun) return console.log('\nNothing was written (--dry-run).');
  record(CONTENT, entries, recordings);
  console.log('\nRecorded. Keep content/legal/record together with the texts: commit both.');
}

function refuse(findings: readonly Finding[]): void {
  for (const finding of findings) console.error(formatFinding(finding));
  console.error('\nNothing was recorded.');
  process.exitCode = 1;
}

function show({ edited, entry, since }: Recording): void {
  console.log(`\n${edited.title}, version ${entry.version}: ${entry.changeNote}`);
  if (since) {
    console.log(`  ${countChanges(since.difference)} since ${since.version}`);
    for (const line of differenceAsText(since.difference)) console.log(line);
    if (entry.version < siteDate()) {
      console.log(
        `  Note: ${entry.version} has passed. The record will say that this text was in force from then on.`,
      );
    }
  }
  console.log(`  SHA-256 ${entry.sha256}`);
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
