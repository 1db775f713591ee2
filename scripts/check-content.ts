import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareWithKnownLedger, knownLedger, type KnownLedger } from '../plugins/legal-record';
import { CONTENT_FOLDER } from '../plugins/mdx-content';
import { formatFinding, messageWithField, type Finding } from '../plugins/shared/text/finding';
import { settingsWithoutVariables } from '../config/environment/check-settings';
import { readSiteDate } from '../config/environment/read-site-date';
import { RECORD_ADVICE } from '../config/legal-record/record-advice';
import { checkContentAndRecord } from './support/check-content-and-record';
import { ledgerOfCommit } from './support/git';
import { runCommand } from './support/run-command';

/**
 * The command: checks the folder of the content and prints the findings. It sets the exit code to 1 when
 * there are errors, and to 2 when the content can't be checked.
 *
 * @param args `--base <commit>` compares the legal record with the record of a commit, and `--published
 *   <file>` with a copy of the published ledger: versions that were in force there must still be recorded.
 *   `--github` prints annotations.
 */
export const checkContentFolder = (args: string[]): Promise<void> =>
  runCommand(() => printFindings(args), { prefix: 'The content could not be checked.', exitCode: 2 });

async function printFindings(args: string[]): Promise<void> {
  const options = {
    github: { type: 'boolean' },
    base: { type: 'string' },
    published: { type: 'string' },
  } as const;
  const { github, base, published } = parseArgs({ args, options }).values;
  const today = readSiteDate();
  const check = await checkContentAndRecord(CONTENT_FOLDER, settingsWithoutVariables(today));
  const compareWith = (known: KnownLedger, source: string) =>
    compareWithKnownLedger(check.record, known, { facts: check.facts, advice: RECORD_ADVICE, source, today });
  const againstPublished =
    published === undefined ? [] : compareWith(readPublishedLedger(published), 'the published site');
  // An empty commit is compared too, and fails: an unset variable of a workflow must not skip the comparison.
  const againstBase = base === undefined ? [] : compareWith(ledgerOfCommit(base), base);
  const findings = [...againstPublished, ...againstBase, ...check.findings];
  const write = github ? toAnnotation : formatFinding;
  for (const finding of findings) console.log(write(finding));
  const numberOf = (wanted: Finding['severity']) =>
    findings.filter(({ severity }) => severity === wanted).length;
  const counts = [
    count(check.fileCount, 'file'),
    count(numberOf('error'), 'error'),
    count(numberOf('warning'), 'warning'),
  ];
  // performance.now() counts from the start of the process.
  console.log(`${counts.join(', ')} in ${Math.round(performance.now())} ms`);
  process.exitCode = numberOf('error') > 0 ? 1 : 0;
}

/** @throws Error when the file is no ledger */
function readPublishedLedger(file: string): KnownLedger {
  try {
    return knownLedger.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} is not the ledger of a published site: download it again.`);
  }
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** In workflow commands, a line end would end the value, and a percent sign would begin an escape. */
const escapeMessage = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Writes an annotation: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function toAnnotation(finding: Finding): string {
  const { file, line, column, severity, help, rule } = finding;
  const command = severity === 'note' ? 'notice' : severity;
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
  const message = escapeMessage(`${messageWithField(finding)}\n${help}`);
  return `::${command} ${place}::${message}`;
}

if (require.main === module) void checkContentFolder(process.argv.slice(2));
