import { appendFileSync, existsSync } from 'node:fs';
import { openPoints, type OpenPoint } from './launch/open-points';

/** @returns the points as lines: what is open and who closes it, then how */
export function asText(points: readonly OpenPoint[]): string {
  const lines = points.map(
    ({ what, who, how, mayStay }) => `${mayStay ? 'may stay open' : 'open'}: ${what} [${who}]\n  ${how}\n`,
  );
  return [...lines, summaryOf(points)].join('');
}

/** @returns the points as a Markdown table, for the summary of a workflow run */
export function asTable(points: readonly OpenPoint[]): string {
  // Addresses and front matter may hold a bar, which would end the cell.
  const cell = (text: string) => text.replace(/\|/g, '\\|');
  const rows = points.map(
    ({ what, who, how, mayStay }) =>
      `| ${cell(what)} | ${who} | ${cell(how)} | ${mayStay ? 'yes' : '**no**'} |\n`,
  );
  const head = '| what is open | who closes it | how | may stay open |\n| --- | --- | --- | --- |\n';
  return `## Before the launch\n\n${summaryOf(points)}\n${points.length > 0 ? head : ''}${rows.join('')}`;
}

function summaryOf(points: readonly OpenPoint[]): string {
  const blocking = points.filter(({ mayStay }) => !mayStay).length;
  if (points.length === 0) return 'Nothing is open.\n';
  return blocking === 0
    ? `The site can be launched; ${points.length} open, which may stay so.\n`
    : `${points.length} open; ${blocking} of them must be closed before the launch.\n`;
}

/** Ends with 0 when the site can be launched, 1 when something must be closed first, 2 when it cannot tell. */
async function main(): Promise<void> {
  // As the build does; the environment takes precedence.
  if (existsSync('.env.production')) process.loadEnvFile('.env.production');
  const points = await openPoints('content', process.env);
  process.stdout.write(asText(points));
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, asTable(points));
  process.exitCode = points.some(({ mayStay }) => !mayStay) ? 1 : 0;
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(`What is open cannot be listed. ${error.message}`);
    process.exitCode = 2;
  });
}
