import { recordOnBranch } from './change/record-on-branch';
import { sentenceOf } from './file-error';

// For record.yml: npx tsx scripts/record-on-branch.ts <branch> [--allow-past]
// Writes what happened to the standard output, in Markdown: the summary of the run.
const [branch = '', option] = process.argv.slice(2);
console.log(`## Record of ${branch}\n`);
recordOnBranch('.', branch, option === '--allow-past')
  .then(console.log)
  .catch((error: Error) => {
    console.log(`**Nothing was recorded.** ${sentenceOf(error)}`);
    console.error(`Nothing was recorded. ${sentenceOf(error)}`);
    process.exitCode = 1;
  });
