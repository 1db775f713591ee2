import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Holds the ids of the processes of a build, from its start until it has succeeded. */
const MARKER = '.build-running';

/**
 * Marks the start of a build in the current folder, so that no second one shares its caches.
 *
 * @returns whether the last build did not succeed, so that Gatsby's caches may be wrong
 * @throws Error when another build is running, or when the folder cannot be written to
 */
export function markStart(): boolean {
  const last = existsSync(MARKER) ? readFileSync(MARKER, 'utf8') : undefined;
  const running = last?.split(' ').map(Number).find(isRunning);
  if (running !== undefined) refuse(`process ${running}`);
  rmSync(MARKER, { force: true });
  try {
    writeFileSync(MARKER, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') refuse('started at the same moment');
    throw error;
  }
  return last !== undefined;
}

function refuse(which: string): never {
  throw new Error(
    `Another build is running in this folder (${which}): wait until it has ended. If there is none, delete ${MARKER}.`,
  );
}

/** Adds a process that belongs to the build and may outlive the process that started it. */
export function markProcess(pid: number): void {
  writeFileSync(MARKER, `${process.pid} ${pid}`);
}

export function markSuccess(): void {
  rmSync(MARKER);
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
