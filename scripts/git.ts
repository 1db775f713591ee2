import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import {
  hashOfEntry,
  type KnownRecord,
  LEDGER,
  ledgerFile,
  RECORD,
  recordedFile,
} from '../plugins/site-content';

/**
 * Runs git in the current folder.
 *
 * @returns what it printed
 * @throws Error with what git says
 */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' });

/**
 * Reads the legal record of a commit.
 *
 * @param name of the commit, such as `origin/main`
 * @throws Error when there is no such commit, or its ledger cannot be read
 */
export function recordOfCommit(name: string): KnownRecord {
  const files = filesOfCommit(name);
  const read = (file: string) => (files.includes(file) ? git('show', `${name}:${file}`) : undefined);
  const ledger = read(`content/${RECORD}/${LEDGER}`);
  const { entries } = ledger ? ledgerFile.parse(JSON.parse(ledger)) : { entries: [] };
  const stamped = entries.filter(({ document, version }) =>
    files.includes(`content/${RECORD}/${recordedFile(document, version, 'tsr')}`),
  );
  return {
    name,
    entries,
    stamped: new Set(stamped.map(hashOfEntry)),
    isUnpublished: isUnpublished(read('content/site.yaml')),
  };
}

function filesOfCommit(name: string): string[] {
  try {
    return git('ls-tree', '-r', '-z', '--name-only', `${name}^{commit}`, '--', 'content').split('\0');
  } catch {
    throw new Error(
      `There is no commit "${name}" here to compare with: fetch the whole history (git fetch), and name a commit such as origin/main.`,
    );
  }
}

/** Whether site.yaml says `unpublished: true`, however it writes it. */
export function isUnpublished(yaml = ''): boolean {
  try {
    return (parse(yaml) as { unpublished?: unknown } | null)?.unpublished === true;
  } catch {
    return false;
  }
}
