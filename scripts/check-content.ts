import { parseArgs } from 'node:util';
import { checkAll, compareRecords } from '../plugins/site-content';
import { FORMATS, summaryOf } from './finding-formats';
import { ledgerOfCommit } from './git';

const USAGE =
  'Write: npm run check:content, or npm run -s check:content -- --format github --base <commit>. With --base, what was published in that commit must still be in the legal record.';

/** Checks the folder `content` and writes the findings. Ends with 1 when it has errors, with 2 when it cannot be checked. */
async function main(): Promise<void> {
  const { format, base } = readOptions(process.argv.slice(2));
  const { files, findings, record, facts } = await checkAll('content');
  // Also when it is empty, as an unset variable of a workflow: nothing passes without the comparison.
  if (base !== undefined) findings.unshift(...compareRecords(record, facts, ledgerOfCommit(base), base));
  for (const finding of findings) console.log(FORMATS[format](finding));
  // Milliseconds since the start of the process.
  console.log(summaryOf(files, findings, Math.round(performance.now())));
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** @throws Error with the usage when the arguments are wrong */
function readOptions(args: string[]): { format: keyof typeof FORMATS; base?: string | undefined } {
  try {
    const options = { format: { type: 'string', default: 'text' }, base: { type: 'string' } } as const;
    const { format, base } = parseArgs({ args, options }).values;
    if (Object.hasOwn(FORMATS, format)) return { format: format as keyof typeof FORMATS, base };
  } catch {
    // The usage says it.
  }
  throw new Error(USAGE);
}

main().catch((error: Error) => {
  console.error(`The content could not be checked. ${error.message}`);
  process.exitCode = 2;
});
