import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContentAndRecord } from '../plugins/content-check';
import { compareRecords, knownLedger } from '../plugins/legal-record';
import { formatFinding, type Finding } from '../plugins/mdx-content';
import { contentCheckOptions } from '../src/content-model';
import { siteDate } from '../src/shared/site-date';
import { ledgerOfCommit } from './git';

/**
 * Checks the folder `content` and writes the findings. Ends with 1 when it has errors, with 2 when it cannot be checked.
 * With `--base <commit>`, what was in force in that commit must still be in the legal record; with `--published <file>`,
 * what is in force in this copy of the published ledger. With `--github`, findings are annotations.
 */
export async function checkContentFolder(args: string[]): Promise<void> {
  try {
    await printFindings(args);
  } catch (error) {
    console.error(`The content could not be checked. ${(error as Error).message}`);
    process.exitCode = 2;
  }
}

async function printFindings(args: string[]): Promise<void> {
  const options = {
    github: { type: 'boolean' },
    base: { type: 'string' },
    published: { type: 'string' },
  } as const;
  const { github, base, published } = parseArgs({ args, options }).values;
  const today = siteDate();
  const { files, findings, record, facts } = await checkContentAndRecord(
    'content',
    contentCheckOptions({ today }),
  );
  // An empty commit is compared too, and fails: an unset variable of a workflow must not skip the comparison.
  if (base !== undefined) {
    const known = ledgerOfCommit(base);
    findings.unshift(...compareRecords(record, known, { facts, source: base, today }));
  }
  if (published !== undefined) {
    const known = readPublishedLedger(published);
    findings.unshift(...compareRecords(record, known, { facts, source: 'the published site', today }));
  }
  const write = github ? toAnnotation : formatFinding;
  for (const finding of findings) console.log(write(finding));
  const numberOf = (wanted: Finding['severity']) =>
    findings.filter(({ severity }) => severity === wanted).length;
  const counts = [
    count(files, 'file'),
    count(numberOf('error'), 'error'),
    count(numberOf('warning'), 'warning'),
  ];
  // performance.now() counts from the start of the process.
  console.log(`${counts.join(', ')} in ${Math.round(performance.now())} ms`);
  process.exitCode = numberOf('error') > 0 ? 1 : 0;
}

/** @throws Error when the file is no ledger */
function readPublishedLedger(file: string) {
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

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function toAnnotation({ file, line, column, severity, message, help, rule }: Finding): string {
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
  return `::${severity === 'note' ? 'notice' : severity} ${place}::${escapeMessage(`${message}\n${help}`)}`;
}

if (require.main === module) void checkContentFolder(process.argv.slice(2));
