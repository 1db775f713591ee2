import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type Finding,
  finishRecording,
  type LegalVersion,
  newestOf,
  recordVersions,
  siteDate,
} from '../../plugins/site-content';
import { formatDate } from '../../src/shared/format-date';
import { git, GitError, gitSucceeds } from './git';
import { describeVersion } from './legal-versions';
import { code } from './markdown';
import { readUnrecorded } from './unrecorded';

const MAIN = 'main';
const NEXT =
  'The record is a commit on the branch. Its checks start when somebody presses “Approve workflows to run” in the pull request, or closes and reopens it. Then a second person reads and approves the text.';

/** A reason why nothing was recorded, in sentences for the person who pressed the button. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly findings: readonly Finding[] = [],
  ) {
    super(message);
  }
}

/**
 * Records the legal texts of a branch, commits the record and pushes it to the branch. Reads the branch as data: nothing
 * of it but `content` and `static` is checked out, and nothing of it is run.
 *
 * @param clone a clone of the repository; its working tree is left alone
 * @param allowPast whether a version may be recorded whose day has passed
 * @returns what was recorded, in Markdown
 * @throws Refusal when nothing was recorded
 */
export async function recordOnBranch(clone: string, branch: string, allowPast: boolean): Promise<string> {
  const head = fetchBranch(clone, branch);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'record-'));
  const worktree = path.join(folder, 'branch');
  try {
    git(clone, 'worktree', 'add', '--quiet', '--no-checkout', '--detach', worktree, head);
    git(worktree, 'reset', '--quiet');
    const folders = ['content', 'static'].filter((name) => git(worktree, 'ls-files', '--', name));
    if (folders.length > 0) git(worktree, 'checkout', '--quiet', '--', ...folders);
    return await recordAndPush(worktree, { branch, head }, allowPast);
  } finally {
    gitSucceeds(clone, 'worktree', 'remove', '--force', worktree);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @returns the newest commit of the branch, which contains the newest commit of main
 * @throws Refusal when there is none
 */
function fetchBranch(clone: string, branch: string): string {
  if (!gitSucceeds(clone, 'check-ref-format', '--branch', branch)) {
    throw new Refusal(`${code(branch)} is not a name of a branch.`);
  }
  if (branch === MAIN) {
    throw new Refusal(
      `A version is recorded on the branch of its pull request, never on ${MAIN}. Choose that branch.`,
    );
  }
  const [main, head] = [MAIN, branch].map((name) => `refs/remotes/origin/${name}`) as [string, string];
  git(clone, 'fetch', '--quiet', '--no-tags', 'origin', `+refs/heads/${MAIN}:${main}`);
  try {
    git(clone, 'fetch', '--quiet', '--no-tags', 'origin', `+refs/heads/${branch}:${head}`);
  } catch (error) {
    if (!(error instanceof GitError) || !error.answer.includes("couldn't find remote ref")) throw error;
    throw new Refusal(
      `This repository has no branch ${code(branch)}. The branch of a fork cannot be written to: somebody of the team makes the change on a branch of this repository.`,
    );
  }
  if (!gitSucceeds(clone, 'merge-base', '--is-ancestor', main, head)) {
    const conflicts = conflictingFiles(clone, main, head);
    throw new Refusal(
      conflicts.length > 0
        ? `${code(branch)} and ${MAIN} both changed ${conflicts.map(code).join(', ')}. In the pull request, press “Resolve conflicts”, decide what is right, and record again.`
        : `${code(branch)} lacks the newest changes of ${MAIN}, which may have recorded a version. In the pull request, press “Update branch”, and record again.`,
    );
  }
  return git(clone, 'rev-parse', head).trim();
}

interface Target {
  branch: string;
  /** The commit of the branch that was read. */
  head: string;
}

/** The files that a merge could not decide; empty where there are none. */
function conflictingFiles(clone: string, main: string, head: string): string[] {
  try {
    git(clone, 'merge-tree', '--write-tree', '--name-only', '--no-messages', main, head);
    return [];
  } catch (error) {
    // The first line is the merged tree.
    return error instanceof GitError ? error.answer.trim().split('\n').slice(1) : [];
  }
}

async function recordAndPush(worktree: string, target: Target, allowPast: boolean): Promise<string> {
  const content = path.join(worktree, 'content');
  finishRecording(content);
  const { record, versions, errors } = await readUnrecorded(content);
  if (errors.length > 0) throw new Refusal('Fix these mistakes first, and record again.', errors);
  if (versions.length === 0)
    return 'All legal texts of this branch are recorded already; nothing was left to do.';
  const past = versions.filter(({ date }) => date < siteDate());
  if (past.length > 0 && !allowPast) throw new Refusal(explainPast(past));
  recordVersions(content, record.entries, versions);
  const names = versions.map(({ document, date }) => `${document} of ${date}`).join(', ');
  git(worktree, 'add', '--all', 'content/legal/record');
  git(worktree, 'commit', '--quiet', '-m', `Record ${names}`);
  push(worktree, target);
  const texts = versions.map((version) =>
    describeVersion(version, newestOf(record, version.document), 'yes, now.'),
  );
  return [...texts, NEXT].join('\n\n');
}

function explainPast(versions: readonly LegalVersion[]): string {
  const names = versions.map(({ title, date }) => `${title}: ${formatDate(date)}`).join('; ');
  return `The day on which this text takes effect has passed (${names}). Set lastUpdated to today or later. If the text really was in force from then on, tick “The day has passed, and that is right” and record again.`;
}

/** @throws Refusal when the repository does not take the commit */
function push(worktree: string, { branch, head }: Target): void {
  const ref = `refs/heads/${branch}`;
  try {
    git(worktree, 'push', '--quiet', 'origin', `HEAD:${ref}`);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(
      git(worktree, 'ls-remote', 'origin', ref).startsWith(head)
        ? `The repository does not let this run write to ${code(branch)}: ${error.answer.trim()}`
        : `Somebody changed ${code(branch)} while this ran. Look at the change, and record again.`,
    );
  }
}
