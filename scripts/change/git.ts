import { spawnSync } from 'node:child_process';

/**
 * Runs git in a folder, in English. A symbolic link of a branch is checked out as a plain file, so that it leads nowhere.
 *
 * @returns whether it succeeded, and what it printed
 */
export function tryGit(folder: string, ...args: string[]): { succeeded: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync('git', ['-c', 'core.symlinks=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status === 0) return { succeeded: true, output: stdout };
  return { succeeded: false, output: error ? error.message : `${stdout}${stderr}`.trim() };
}

/**
 * As tryGit, for a command that must succeed.
 *
 * @returns what it printed
 * @throws Error when it does not succeed
 */
export function git(folder: string, ...args: string[]): string {
  const { succeeded, output } = tryGit(folder, ...args);
  if (succeeded) return output;
  throw new Error(`git ${args[0]} did not succeed: ${output || 'it said nothing.'}`);
}
