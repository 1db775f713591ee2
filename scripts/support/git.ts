import { execFileSync } from 'node:child_process';
import {
  hashOfEntry,
  knownLedger,
  LEDGER_FILE,
  RECORD_FOLDER,
  recordedFile,
  type RecordFiles,
} from '../../plugins/legal-record';
import { contentPath, SITE_FACTS_FILE } from '../../plugins/mdx-content';

/** Larger than any file or list of files of this project. */
const MAX_OUTPUT = 2 ** 28;

const RECORD = `${contentPath(RECORD_FOLDER)}/`;

/**
 * Runs git in the current folder.
 *
 * @returns what it printed
 * @throws Error with what git says
 */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT, stdio: 'pipe' });

/**
 * Reads the ledger of a commit, as its release publishes it.
 *
 * @param commit such as `origin/main`
 * @throws Error when there is no such commit, or its ledger can't be read
 */
export function ledgerOfCommit(commit: string) {
  const facts = contentPath(SITE_FACTS_FILE);
  const files = filesOfCommit(commit, RECORD, facts);
  const read = (file: string) => (files.includes(file) ? git('show', `${commit}:${file}`) : '');
  const ledger = knownLedger.parse(JSON.parse(read(RECORD + LEDGER_FILE) || '{"entries":[]}'));
  const stamped = ledger.entries.filter((entry) => files.includes(RECORD + recordedFile(entry, 'tsr')));
  return {
    ...ledger,
    timestamps: Object.fromEntries(stamped.map((entry) => [hashOfEntry(entry), true])),
    // A pattern finds the line even in a file that is no valid YAML, so such a commit can be compared with
    // too.
    unpublished: /^unpublished: *true\b/m.test(read(facts)),
  };
}

/**
 * Reads the legal record of a commit. The working tree stays as it is.
 *
 * @param commit such as `origin/main`
 * @throws Error when there is no such commit
 */
export function recordOfCommit(commit: string): RecordFiles {
  const files = new Map<string, Buffer>();
  for (const file of filesOfCommit(commit, RECORD)) {
    const content = execFileSync('git', ['show', `${commit}:${file}`], {
      maxBuffer: MAX_OUTPUT,
      stdio: 'pipe',
    });
    files.set(file.slice(RECORD.length), content);
  }
  const ledger = files.get(LEDGER_FILE)?.toString();
  files.delete(LEDGER_FILE);
  return { ledger, files };
}

function filesOfCommit(commit: string, ...places: string[]): string[] {
  try {
    return git('ls-tree', '-r', '--name-only', commit, '--', ...places)
      .split('\n')
      .filter((file) => file !== '');
  } catch {
    throw new Error(
      `There is no commit "${commit}" here to compare with: run \`git fetch\`, and name a commit such as "origin/main".`,
    );
  }
}
