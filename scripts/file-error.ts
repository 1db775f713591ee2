const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space and try again.',
  EDQUOT: 'The disk quota is used up: free some space and try again.',
  EROFS: 'The disk is read-only: work in a folder that can be written to.',
  EACCES: 'A file or folder cannot be written to: change its permissions or its owner.',
  EPERM: 'A file or folder cannot be written to: change its permissions or its owner.',
};

/** Describes an error of `node:fs` in sentences: what is wrong, what to do, where. Others have only their message. */
export function sentenceOf({ code = '', path, message }: NodeJS.ErrnoException): string {
  const reason = REASONS[code];
  if (!reason) return message;
  return path ? `${reason} It happened at ${path}.` : reason;
}
