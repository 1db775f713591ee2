import { spawnSync } from 'node:child_process';

/** What git answered to a command that failed. */
export class GitError extends Error {
  constructor(
    command: string,
    readonly answer: string,
  ) {
    super(`git ${command} did not succeed: ${answer.trim() || 'it said nothing.'}`);
  }
}

/**
 * Runs git in a folder, in English. A symbolic link of a branch is checked out as a plain file, so that it leads nowhere.
 *
 * @returns what it printed
 * @throws GitError when it does not succeed
 */
export function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', ['-c', 'core.symlinks=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status === 0) return stdout;
  throw new GitError(args[0] ?? '', error ? error.message : `${stdout}${stderr}`);
}

/** Runs git, and answers a question with whether it succeeded. */
export function gitSucceeds(folder: string, ...args: string[]): boolean {
  try {
    git(folder, ...args);
    return true;
  } catch {
    return false;
  }
}
