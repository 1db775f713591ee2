import { formatFinding } from '../plugins/site-content';
import { checkSpelling } from './spelling/check-spelling';

/** Ends with 0 when every word is in a dictionary, 1 when one is not, 2 when the texts cannot be read. */
async function main(): Promise<void> {
  const { files, findings } = await checkSpelling('content');
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(`${files} texts, ${findings.length} ${findings.length === 1 ? 'word' : 'words'} to look at`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(`The spelling could not be checked. ${error.message}`);
  process.exitCode = 2;
});
