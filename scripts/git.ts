import { execFileSync } from 'node:child_process';
import { hashOfEntry, knownLedger, LEDGER, RECORD, recordedFile } from '../plugins/legal-record';

/**
 * Runs git in the current folder.
 *
 * @returns what it printed
 * @throws Error with what git says
 */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' });

/**
 * Reads the ledger of a commit, as its release publishes it.
 *
 * @param commit such as `origin/main`
 * @throws Error when there is no such commit, or its ledger cannot be read
 */
export function ledgerOfCommit(commit: string) {
  const folder = `content/${RECORD}/`;
  const facts = 'content/site.yaml';
  const files = filesOfCommit(commit, folder, facts);
  const read = (file: string) => (files.includes(file) ? git('show', `${commit}:${file}`) : '');
  const ledger = knownLedger.parse(JSON.parse(read(folder + LEDGER) || '{"entries":[]}'));
  const stamped = ledger.entries.filter((entry) => files.includes(folder + recordedFile(entry, 'tsr')));
  return {
    ...ledger,
    timestamps: Object.fromEntries(stamped.map((entry) => [hashOfEntry(entry), true])),
    // Also of a file that is no YAML: it may be the change at hand that repairs it.
    unpublished: /^unpublished: *true\b/m.test(read(facts)),
  };
}

function filesOfCommit(commit: string, ...places: string[]): string[] {
  try {
    return git('ls-tree', '-r', '--name-only', commit, '--', ...places).split('\n');
  } catch {
    throw new Error(
      `There is no commit "${commit}" here to compare with: run git fetch, and name a commit such as origin/main.`,
    );
  }
}
