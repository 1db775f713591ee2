import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { release, restoreRelease } from '../plugins/publish/release/release';
import { dropWrongCaches, trustCaches } from './build-caches';
import { lockBuild } from './build-lock';

const PUBLISHED = 'dist';

/** With one core, Gatsby 5 ends its worker while that still loads plugins, and crashes where nothing has changed. */
const cores = Math.max(2, Number(process.env['GATSBY_CPU_COUNT']) || 0);

const ENVIRONMENT = {
  GATSBY_TELEMETRY_DISABLED: '1',
  // Plain lines, in a terminal as in a log.
  GATSBY_LOGGER: 'yurnalist',
  // Gatsby keeps settings of the user, who may have no home folder.
  ...(!existsSync(os.homedir()) && { XDG_CONFIG_HOME: path.resolve('node_modules/.cache') }),
  ...process.env,
  GATSBY_CPU_COUNT: String(cores),
};

/** Builds the site with Gatsby and releases it in dist/, which stays as it was when anything fails. */
async function main(): Promise<void> {
  await lockBuild('.');
  restoreRelease(PUBLISHED);
  dropWrongCaches();
  await gatsbyBuild();
  await release('public', PUBLISHED);
  trustCaches();
  console.log(`The site is in ${PUBLISHED}/.`);
}

/** @throws Error when Gatsby does not succeed */
async function gatsbyBuild(): Promise<void> {
  // Its input ends when this process does, and with it Gatsby.
  const args = ['--import', './scripts/end-with-parent.mjs', require.resolve('gatsby/cli.js'), 'build'];
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: ENVIRONMENT,
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error('gatsby build did not succeed: see its messages above.');
}

main().catch((error: Error) => {
  console.error(`\nThe build failed. ${error.message}`);
  console.error(`${PUBLISHED}/ is as it was before.`);
  process.exitCode = 1;
});
