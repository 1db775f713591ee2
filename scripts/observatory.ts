import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Mozilla's Observatory has a folder of its own, so that none of its packages are the project's. */
export const OBSERVATORY = path.resolve('e2e/hosting/observatory');

export const isObservatoryInstalled = (): boolean =>
  existsSync(path.join(OBSERVATORY, 'node_modules/.package-lock.json'));

/** Installs it from its lockfile; where that cannot be, its test is skipped and says so. */
export function ensureObservatory(): void {
  if (isObservatoryInstalled()) return;
  console.log('Installing Mozilla’s Observatory …');
  // One of its packages asks for Node 22, and works with 20.
  const args = [
    'ci',
    '--ignore-scripts',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  spawnSync('npm', args, { cwd: OBSERVATORY, stdio: 'inherit', shell: process.platform === 'win32' });
}
