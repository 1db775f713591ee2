import { existsSync, writeFileSync } from 'node:fs';
import { formatFinding } from '../plugins/site-content';
import { readBuiltSite } from './site-check/built-site';
import { checkSite } from './site-check/check-site';
import { hasJava } from './site-check/nu-checker';
import { JAVA, missing } from './programs';

const USAGE = 'Usage: npm run check:site [-- folder]\nChecks the built site in dist/, or in another folder.';

/** Checks the built site, and counts the checks for `npm test`. */
async function main([folder = 'dist', ...more]: string[]): Promise<void> {
  if (more.length > 0 || folder.startsWith('-')) {
    console.log(USAGE);
    process.exitCode = folder === '--help' ? 0 : 2;
    return;
  }
  const site = await readBuiltSite(folder);
  const java = hasJava();
  const results = await checkSite(site, java ? [] : ['Nu checker']);
  for (const [name, findings] of results) {
    console.log(`${findings.length === 0 ? '✓' : '✗'} ${name}`);
    for (const finding of findings) console.log(formatFinding(finding));
  }
  if (!java) console.log(`- Nu checker: skipped. ${missing(JAVA)}`);
  const failed = [...results.values()].filter((findings) => findings.length > 0).length;
  const counts = { passed: results.size - failed, failed, skipped: java ? 0 : 1 };
  if (existsSync('test-results')) writeFileSync('test-results/site.json', JSON.stringify(counts));
  const skippedInCi = Boolean(process.env['CI']) && !java;
  process.exitCode = failed > 0 || skippedInCi ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`The site could not be checked. ${error.message}`);
  process.exitCode = 2;
});
