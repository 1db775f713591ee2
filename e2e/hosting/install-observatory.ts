import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Mozilla's Observatory has its own lockfile, apart from the project's packages. */
export const OBSERVATORY = path.resolve('e2e/hosting/observatory');

export const isObservatoryInstalled = (): boolean =>
  existsSync(path.join(OBSERVATORY, 'node_modules/.package-lock.json'));

/** Installs it from its lockfile; where that fails, its test is skipped and says so. */
export async function ensureObservatory(): Promise<void> {
  if (isObservatoryInstalled()) return;
  console.log('Installing Mozilla’s Observatory …');
  // One of its packages requires Node 22, but works with 20.
  const args = [
    'ci',
    '--ignore-scripts',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn('npm', args, {
    cwd: OBSERVATORY,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  await once(child, 'close');
}
