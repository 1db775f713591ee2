import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  checkAll,
  entriesAfter,
  formatFinding,
  hashOfEntry,
  type LegalVersion,
  newestOf,
  readRecord,
  RECORD,
  recordVersions,
  requestTimestamps,
  siteDate,
  type Timestamp,
} from '../plugins/site-content';
import { formatDate } from '../src/shared/format-date';
import { git, tryGit } from './change/git';
import { describeVersion, mistakesOfTexts } from './change/legal-versions';
import { code, codeBlock, plain } from './change/markdown';
import { sentenceOf } from './file-error';

const MAIN = 'main';
const RECORD_FOLDER = `content/${RECORD}`;
const NEXT =
  'The record is a commit on the branch. To start its checks and its preview, press “Approve workflows to run” in the pull request; where there is no such button, close the pull request and reopen it. Then a second person reads and approves the text.';

/** A branch in the clone of the workflow, such as `refs/remotes/origin/main`. */
const fetched = (branch: string) => `refs/remotes/origin/${branch}`;

/**
 * Records the legal texts of a branch, commits the record and pushes it to the branch. The record of main is the base:
 * a text that changed after it was recorded on the branch is recorded anew. Reads the branch as data: nothing of it but
 * `content` and `static` is checked out, and nothing of it is run.
 *
 * @param clone a clone of the repository; its working tree is left alone
 * @param allowPast whether a version may be recorded whose day has passed
 * @returns what was recorded, in Markdown
 * @throws Error when nothing was recorded; its message is Markdown
 */
export async function recordOnBranch(clone: string, branch: string, allowPast: boolean): Promise<string> {
  fetchBranch(clone, branch);
  const worktree = mkdtempSync(path.join(os.tmpdir(), 'record-'));
  try {
    git(clone, 'worktree', 'add', '--quiet', '--no-checkout', '--detach', worktree, fetched(branch));
    git(worktree, 'reset', '--quiet');
    git(worktree, 'checkout', '--quiet', '--', 'content', 'static');
    return await recordAndPush(worktree, branch, allowPast);
  } finally {
    tryGit(clone, 'worktree', 'remove', '--force', worktree);
    rmSync(worktree, { recursive: true, force: true });
  }
}

/** The timestamps that the branch has, to be kept: none where its record cannot be read. */
function timestampsIn(content: string): Timestamp[] {
  try {
    return readRecord(content).versions.flatMap(({ timestamp }) => timestamp ?? []);
  } catch {
    return [];
  }
}

/** @throws Error when the repository has no such branch, or the branch lacks the newest commit of main */
function fetchBranch(clone: string, branch: string): void {
  if (!tryGit(clone, 'check-ref-format', '--branch', branch).succeeded) {
    throw new Error(`${code(branch)} is not a name of a branch.`);
  }
  if (branch === MAIN) {
    throw new Error(
      `A version is recorded on the branch of its pull request, never on ${MAIN}. Choose that branch.`,
    );
  }
  git(clone, 'fetch', '--quiet', '--no-tags', '--prune', 'origin', `+refs/heads/*:${fetched('*')}`);
  if (!tryGit(clone, 'rev-parse', '--verify', fetched(branch)).succeeded) {
    throw new Error(
      `This repository has no branch ${code(branch)}. The branch of a fork cannot be written to: somebody of the team makes the change on a branch of this repository.`,
    );
  }
  const ends = [fetched(MAIN), fetched(branch)];
  if (tryGit(clone, 'merge-base', '--is-ancestor', ...ends).succeeded) return;
  const merged = tryGit(clone, 'merge-tree', '--write-tree', '--name-only', '--no-messages', ...ends);
  // The first line is the merged tree.
  const conflicts = merged.output.split('\n').slice(1).map(code).join(', ');
  if (!merged.succeeded && !conflicts) throw new Error(merged.output);
  throw new Error(
    merged.succeeded
      ? `${code(branch)} lacks the newest changes of ${MAIN}, which may have recorded a version. In the pull request, press “Update branch”, and record again.`
      : `${code(branch)} and ${MAIN} both changed ${conflicts}. In the pull request, press “Resolve conflicts”, decide what is right, and record again.`,
  );
}

async function recordAndPush(worktree: string, branch: string, allowPast: boolean): Promise<string> {
  const content = path.join(worktree, 'content');
  const known = timestampsIn(content);
  git(worktree, 'restore', '--staged', '--worktree', '--source', fetched(MAIN), '--', RECORD_FOLDER);
  const { record, unrecorded: versions, findings } = await checkAll(content);
  const errors = mistakesOfTexts(findings);
  if (errors.length > 0) {
    throw new Error(`Fix these mistakes first, and record again.\n\n${codeBlock(errors.map(formatFinding))}`);
  }
  const isKnown = (hash: string) => known.some(({ entry }) => entry === hash);
  const added = entriesAfter(record.entries, versions).filter((entry) => !isKnown(hashOfEntry(entry)));
  const { timestamps, problem } = await requestTimestamps(added);
  recordVersions(content, record.entries, versions, [...known, ...timestamps]);
  // A .gitignore of the branch must not hide a version.
  git(worktree, 'add', '--all', '--force', RECORD_FOLDER);
  if (tryGit(worktree, 'diff', '--cached', '--quiet').succeeded) {
    return 'All legal texts of this branch are recorded already; nothing was left to do.';
  }
  const past = versions.filter(({ date }) => date < siteDate());
  if (past.length > 0 && !allowPast) throw new Error(explainPast(past));
  const names = versions.map(({ document, date }) => `${document} of ${date}`).join(', ');
  git(worktree, 'commit', '--quiet', '-m', `Record ${names || `as on ${MAIN}`}`);
  push(worktree, branch);
  const texts = versions.map((version) =>
    describeVersion(version, newestOf(record, version.document), 'yes, now.'),
  );
  if (texts.length === 0) texts.push(`The legal texts are those of ${MAIN}, and so is the record again.`);
  for (const { time, authority } of timestamps) texts.push(`Timestamp of ${time} by ${plain(authority)}.`);
  if (problem) texts.push(`${plain(problem)} Record again to ask again, or merge without a timestamp.`);
  return [...texts, NEXT].join('\n\n');
}

function explainPast(versions: readonly LegalVersion[]): string {
  const names = versions.map(({ title, date }) => `${title}: ${formatDate(date)}`).join('; ');
  return `The day on which this text takes effect has passed (${names}). Set lastUpdated to today or later. If the text really was in force from then on, tick “The day has passed, and that is right” and record again.`;
}

/** @throws Error when the repository does not take the commit */
function push(worktree: string, branch: string): void {
  const ref = `refs/heads/${branch}`;
  const { succeeded, output } = tryGit(worktree, 'push', '--quiet', 'origin', `HEAD:${ref}`);
  if (succeeded) return;
  const read = git(worktree, 'rev-parse', 'HEAD^').trim();
  throw new Error(
    git(worktree, 'ls-remote', 'origin', ref).startsWith(read)
      ? `The repository does not let this run write to ${code(branch)}: ${output}`
      : `Somebody changed ${code(branch)} while this ran. Look at the change, and record again.`,
  );
}

// For record.yml: npx tsx scripts/record-on-branch.ts <branch> [--allow-past]
// Writes what happened to the standard output, in Markdown: the summary of the run.
if (require.main === module) {
  const [branch = '', option] = process.argv.slice(2);
  console.log(`## Record of ${branch}\n`);
  recordOnBranch('.', branch, option === '--allow-past')
    .then(console.log)
    .catch((error: Error) => {
      console.log(`**Nothing was recorded.** ${sentenceOf(error)}`);
      console.error(`Nothing was recorded. ${sentenceOf(error)}`);
      process.exitCode = 1;
    });
}
