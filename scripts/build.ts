import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { release } from '../plugins/publish/release/release';
import { markProcess, markStart, markSuccess } from './build-marker';
import { sentenceOf } from './file-error';

const PUBLISHED = 'dist';

const SETTINGS = {
  GATSBY_TELEMETRY_DISABLED: '1',
  // Plain lines, in a terminal as in a log.
  GATSBY_LOGGER: 'yurnalist',
  // One worker: to start more takes longer than the pages of this site (npm run bench -- build).
  GATSBY_CPU_COUNT: '1',
};

/** Builds the site with Gatsby and releases it in dist/, which stays as it was when anything fails. */
async function main(): Promise<void> {
  const isInterrupted = markStart();
  if (isInterrupted) {
    console.log('The last build did not succeed, so this one starts with clean caches.');
    await gatsby('clean');
  }
  await gatsby('build');
  await release('public', PUBLISHED);
  markSuccess();
  console.log(`The site is in ${PUBLISHED}/.`);
}

/** @throws Error when the command does not succeed */
async function gatsby(command: 'build' | 'clean'): Promise<void> {
  const child = spawn(process.execPath, [require.resolve('gatsby/cli.js'), command], {
    stdio: 'inherit',
    env: { ...SETTINGS, ...process.env },
  });
  if (child.pid) markProcess(child.pid);
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`gatsby ${command} did not succeed: see its messages above.`);
}

main().catch((error: Error) => {
  console.error(`\nThe build failed. ${sentenceOf(error)}`);
  console.error(`${PUBLISHED}/ is as it was before.`);
  process.exitCode = 1;
});
