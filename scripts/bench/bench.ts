import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUDGETS } from '../page-weight/budgets';
import { overBudget } from '../page-weight/over-budget';
import { scriptPackages, splitProblem } from '../page-weight/script-packages';
import { scriptsOf, weighPages } from '../page-weight/weigh-pages';
import { createSiteServer } from '../../plugins/publish/release/site-server';
import { budgetTable, judgementTable, scriptTable, weightTable } from './tables';
import { complaints, judge, lighthousePath, type Judgement } from './lighthouse';

const FOLDER = 'dist';
const RESULTS = 'bench-results/pages.json';
const RUNS = 5;
/** What the specification asks for: the landing page, and a document that is linked to. */
const JUDGED = ['/', '/legal?tab=privacy'];

const USAGE = `Usage: npm run bench [-- --bytes-only]
Weighs the pages in ${FOLDER}/ and holds them against the budgets in scripts/page-weight/budgets.ts.
Lighthouse judges them too when it is installed (LIGHTHOUSE_PATH says where), unless you ask for bytes only.`;

/** Weighs the built pages, lets Lighthouse judge them, and fails when one is over its budget. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'bytes-only': { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(USAGE);
  const weights = weighPages(FOLDER);
  const packages = await scriptPackages();
  console.log('Sizes in KiB. A cause of the document is what the document would be smaller without it.');
  for (const weight of weights) console.log(weightTable(weight));
  console.log(scriptTable(weights, packages));
  console.log(`\n${budgetTable(weights, BUDGETS)}`);
  const problems = overBudget(weights, BUDGETS, packages);
  const bytesOfScripts = scriptsOf(weights).reduce((sum, { sizes }) => sum + sizes.raw, 0);
  problems.push(...(splitProblem(packages, bytesOfScripts) ?? []));

  const judgements = values['bytes-only'] ? new Map<string, Judgement>() : await judgePages();
  for (const [page, judgement] of judgements) problems.push(...complaints(page, judgement));

  mkdirSync(path.dirname(RESULTS), { recursive: true });
  const result = {
    node: process.version,
    load: os.loadavg()[0],
    pages: weights,
    scripts: Object.fromEntries([...packages].map(([name, parts]) => [name, Object.fromEntries(parts)])),
    lighthouse: Object.fromEntries(judgements),
  };
  writeFileSync(RESULTS, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\nWritten to ${RESULTS}.`);
  if (problems.length === 0) return;
  console.error(`\n${problems.join('\n\n')}`);
  process.exitCode = 1;
}

async function judgePages(): Promise<Map<string, Judgement>> {
  const judgements = new Map<string, Judgement>();
  const lighthouse = lighthousePath();
  if (!lighthouse) {
    console.log(
      '\nLighthouse is not installed, so only bytes were looked at: npm install --global lighthouse, or set LIGHTHOUSE_PATH to where it is.',
    );
    return judgements;
  }
  const server = createSiteServer(FOLDER);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    for (const page of JUDGED) {
      judgements.set(page, await judge(lighthouse, `http://localhost:${port}${page}`, RUNS));
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  console.log(judgementTable(judgements));
  console.log(
    `Of ${RUNS} runs each, load ${os.loadavg()[0]?.toFixed(1)}: times are worth something on a quiet machine only.`,
  );
  return judgements;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
