import { parseArgs } from 'node:util';
import {
  checkAll,
  describeDifference,
  entriesAfter,
  finishRecording,
  formatFinding,
  type LegalVersion,
  newestOf,
  readRecord,
  readRecordFolder,
  RECORD,
  recordVersions,
  requestTimestamps,
  sha256,
  siteDate,
} from '../plugins/site-content';
import { mistakesOfTexts } from './change/legal-versions';

const CONTENT = 'content';

const USAGE = `Usage: npm run legal:record [-- --dry-run] [-- --timestamp] [-- --start-anew]
Records each legal document that differs from its newest recorded version.
  --dry-run     shows what would happen and writes nothing
  --timestamp   also asks for the timestamps that recorded versions lack
  --start-anew  removes all recorded versions and records the texts as the first ones;
                only while content/site.yaml says "unpublished: true"
  --help        shows this text
LEGAL_TSA_URL names the timestamp authority (RFC 3161) to ask; without it, versions get no timestamp.`;

const PUBLISHED =
  'content/site.yaml does not say "unpublished: true", so the site counts as published, and recorded versions stay.\n' +
  'Record a new version instead: give the text a later lastUpdated and a changeNote, then run: npm run legal:record';

const NO_AUTHORITY =
  'LEGAL_TSA_URL is not set. Set it to the address of a timestamp authority (docs/ledger.md names some), and run this again.';
const ADD_LATER = 'To add them later, run: npm run legal:record -- --timestamp';

/** Records each legal document that differs from its newest recorded version. Never asks. */
async function main(): Promise<void> {
  const { 'dry-run': dryRun, 'start-anew': anew, timestamp: all, help } = readOptions(process.argv.slice(2));
  if (help) return console.log(USAGE);
  if (all && !process.env['LEGAL_TSA_URL']) throw new Error(NO_AUTHORITY);
  if (!dryRun && finishRecording(CONTENT)) console.log('Finished a recording that had been interrupted.');
  const current = anew ? { entries: [], versions: [], findings: [] } : readRecord(CONTENT);
  const { record, unrecorded, findings, facts } = await checkAll(CONTENT, current);
  const errors = mistakesOfTexts(findings);
  if (errors.length > 0) throw new Error(`${errors.map(formatFinding).join('\n')}\n\nNothing was recorded.`);
  if (anew && !facts?.unpublished) throw new Error(`${PUBLISHED}\n\nNothing was removed.`);
  // Without an error, each entry has its version.
  const lacking = all ? record.entries.filter((_, index) => !record.versions[index]?.timestamp) : [];
  if (unrecorded.length + lacking.length === 0) {
    return console.log('All legal documents are recorded; nothing to do.');
  }
  if (anew) showRemoved();
  for (const version of unrecorded) show(version, newestOf(record, version.document));
  for (const { document, version } of lacking) console.log(`No timestamp yet: ${document} of ${version}`);
  if (dryRun) return console.log('\nNothing was written (--dry-run).');
  const asked = [...lacking, ...entriesAfter(record.entries, unrecorded)];
  const { timestamps, problem } = await requestTimestamps(asked);
  const isRecorded = timestamps.length + unrecorded.length > 0;
  if (isRecorded) recordVersions(CONTENT, record.entries, unrecorded, timestamps);
  for (const { time, authority } of timestamps) console.log(`Timestamp of ${time} by ${authority}`);
  if (problem) {
    console.error(
      `\n${problem}\n${asked.length - timestamps.length} of ${asked.length} timestamps are missing. ${ADD_LATER}`,
    );
    process.exitCode = 1;
  }
  if (isRecorded) console.log('\nRecorded. Keep content/legal/record together with the texts: commit both.');
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
    const { summary, lines } = describeDifference(newest, version);
    console.log([`  ${summary} since ${newest.date}`, ...lines].join('\n'));
    if (version.date < siteDate()) {
      console.log(
        `  Note: ${version.date} has passed. The record will say that this text was in force from then on.`,
      );
    }
  }
  console.log(`  SHA-256 ${version.sha256}`);
}

/** @throws Error with the usage when the arguments are wrong */
function readOptions(args: string[]) {
  try {
    const flag = { type: 'boolean' } as const;
    return parseArgs({ args, options: { 'dry-run': flag, 'start-anew': flag, timestamp: flag, help: flag } })
      .values;
  } catch {
    throw new Error(`"${args.join(' ')}" is not understood.\n${USAGE}`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
