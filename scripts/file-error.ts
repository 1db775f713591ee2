import { statfsSync } from 'node:fs';

/** In bytes. Gatsby reports a full disk with a stack trace, so any failure mentions low space. */
const LOW_SPACE = 50 * 2 ** 20;

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space and try again.',
  EDQUOT: 'The disk quota is used up: free some space and try again.',
  EROFS: 'The disk is read-only: work in a folder that can be written to.',
  EACCES: 'A file or folder cannot be written to: change its permissions or its owner.',
  EPERM: 'A file or folder cannot be written to: change its permissions or its owner.',
};

/**
 * Describes an error in sentences: what is wrong, where, what to do.
 *
 * @param error for instance one of `node:fs`
 * @param freeBytes free space on the disk of the current folder
 */
export function sentenceOf(error: NodeJS.ErrnoException, freeBytes = freeSpace()): string {
  const reason = REASONS[error.code ?? ''];
  if (reason) return error.path ? `${reason} It happened at ${error.path}.` : reason;
  return freeBytes < LOW_SPACE ? `${error.message}\n${REASONS['ENOSPC']}` : error.message;
}

function freeSpace(): number {
  const { bavail, bsize } = statfsSync('.');
  return bavail * bsize;
}
