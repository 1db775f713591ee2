import { checkContent } from '../content-model/check-content';
import { formatFinding } from '../content-model/finding';

async function main(): Promise<void> {
  const start = performance.now();
  const { files, findings } = await checkContent('content');
  for (const finding of findings) console.log(formatFinding(finding));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const took = Math.round(performance.now() - start);
  console.log(`${files} files, ${errors} errors, ${findings.length - errors} warnings in ${took} ms`);
  process.exitCode = errors > 0 ? 1 : 0;
}

void main();
