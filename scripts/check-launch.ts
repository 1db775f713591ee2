import { appendFileSync, existsSync } from 'node:fs';
import { openPoints, type OpenPoint } from './launch/open-points';

/** @returns the points as a list, for a terminal as for Markdown: what is open and who closes it, then how */
export function asList(points: readonly OpenPoint[]): string {
  const lines = points.map(
    ({ what, who, how, mayStay }) => `- ${mayStay ? 'may stay open' : 'open'}: ${what} [${who}]\n  ${how}\n`,
  );
  return `${lines.join('')}\n${summaryOf(points)}`;
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
  const list = asList(points);
  process.stdout.write(list);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `## Before the launch\n\n${list}`);
  process.exitCode = points.some(({ mayStay }) => !mayStay) ? 1 : 0;
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(`What is open cannot be listed. ${error.message}`);
    process.exitCode = 2;
  });
}
