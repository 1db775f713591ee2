import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  compareTexts,
  countChanges,
  differenceAsText,
  finishRecording,
  formatFinding,
  type LegalVersion,
  newestOf,
  readRecord,
  readRecordFolder,
  readSiteFacts,
  RECORD,
  recordVersions,
  sha256,
  siteDate,
  startRecordAnew,
} from '../plugins/site-content';
import { readUnrecorded } from './change/unrecorded';

const CONTENT = 'content';

const USAGE = `Usage: npm run legal:record [-- --dry-run] [-- --start-anew]
Records each legal document that differs from its newest recorded version.
  --dry-run     shows what would happen and writes nothing
  --start-anew  removes all recorded versions and records the texts as the first ones;
                only while content/site.yaml says "unpublished: true"
  --help        shows this text`;

const PUBLISHED =
  'content/site.yaml does not say "unpublished: true", so the site counts as published, and recorded versions stay.\n' +
  'Record a new version instead: give the text a later lastUpdated and a changeNote, then run: npm run legal:record';

interface Options {
  'dry-run'?: boolean;
  'start-anew'?: boolean;
}

/** Records each legal document that differs from its newest recorded version. Never asks. */
async function main({ 'dry-run': dryRun = false, 'start-anew': anew = false }: Options): Promise<void> {
  if (!dryRun && finishRecording(CONTENT)) console.log('Finished a recording that had been interrupted.');
  const current = anew ? { entries: [], versions: [], findings: [] } : readRecord(CONTENT);
  const { record, versions, errors } = await readUnrecorded(CONTENT, current);
  if (errors.length > 0) {
    for (const error of errors) console.error(formatFinding(error));
    console.error('\nNothing was recorded.');
    process.exitCode = 1;
    return;
  }
  if (anew && !isUnpublished()) throw new Error(`${PUBLISHED}\n\nNothing was removed.`);
  if (versions.length === 0) return console.log('All legal documents are recorded; nothing to do.');
  if (anew) showRemoved();
  for (const version of versions) show(version, newestOf(record, version.document));
  if (dryRun) return console.log('\nNothing was written (--dry-run).');
  if (anew) startRecordAnew(CONTENT, versions);
  else recordVersions(CONTENT, record.entries, versions);
  console.log('\nRecorded. Keep content/legal/record together with the texts: commit both.');
}

function isUnpublished(): boolean {
  const { facts } = readSiteFacts(readFileSync(path.join(CONTENT, 'site.yaml'), 'utf8'));
  return facts?.unpublished === true;
}

/** Lists every recorded file: with its hash, its text can be found in version control. */
function showRemoved(): void {
  console.log('Recorded versions that are removed; version control keeps those that were committed:');
  for (const [file, source] of readRecordFolder(CONTENT).snapshots) {
    console.log(`  content/${RECORD}/${file}\n    SHA-256 ${sha256(source)}`);
  }
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
function readOptions(args: string[]): Options | null {
  try {
    const flag = { type: 'boolean' } as const;
    const options = { 'dry-run': flag, 'start-anew': flag, help: flag };
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
  main(options).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
