import { parseArgs } from 'node:util';
import { formatFinding } from '../plugins/site-content';
import { sentenceOf } from './file-error';
import { recordOnBranch, Refusal } from './change/record-on-branch';

const USAGE = `Usage: npx tsx scripts/record-on-branch.ts <branch> [--allow-past]
Records the legal texts of a branch of "origin", and pushes the record to that branch.
  --allow-past  also records a version whose day has passed`;

/** @throws Refusal when the arguments are wrong */
function readArguments(args: string[]): { branch: string; allowPast: boolean } {
  try {
    const options = { 'allow-past': { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [branch, ...others] = positionals;
    if (branch && others.length === 0) return { branch, allowPast: values['allow-past'] ?? false };
  } catch {
    // The usage is the answer.
  }
  throw new Refusal(`"${args.join(' ')}" is not understood.\n${USAGE}`);
}

/** Writes what happened to the standard output, in Markdown. */
async function main(args: string[]): Promise<void> {
  const { branch, allowPast } = readArguments(args);
  console.log(`## Record of ${branch}\n`);
  console.log(await recordOnBranch('.', branch, allowPast));
}

main(process.argv.slice(2)).catch((error: Error) => {
  const reason = error instanceof Refusal ? error.message : sentenceOf(error);
  const findings = error instanceof Refusal ? error.findings.map(formatFinding) : [];
  console.log(`**Nothing was recorded.** ${reason}`);
  if (findings.length > 0) console.log(`\n\`\`\`text\n${findings.join('\n')}\n\`\`\``);
  console.error(`Nothing was recorded. ${[reason, ...findings].join('\n')}`);
  process.exitCode = 1;
});
